/** What is written by mail about containers. */
export const words = {
  /** To operations. */
  requested: {
    subject: 'Load {{load}} waits for a drayage price',
    heading: 'A container waits for your price',
    text: '{{account}} asked for load {{load}}, and no rate table has a price for it. Until you quote it the customer cannot change it.',
    action: 'Quote the load',
    note: 'You get this mail because containers without a rate table are yours to quote.',
  },
  /** To the one who asked. */
  quoted: {
    subject: 'Your drayage load {{load}} is quoted',
    heading: 'The price of your container is here',
    text: 'Operations quoted load {{load}} from {{origin}} to {{destination}}. Book it before the price expires.',
    action: 'See the price',
    note: 'You get this mail because you asked for this load.',
  },
  /** To the one who asked. */
  handed_back: {
    subject: 'Your drayage load {{load}} needs a change',
    heading: 'Operations cannot quote this container yet',
    text: 'Operations handed load {{load}} from {{origin}} to {{destination}} back to you. You can change it and ask for the price again.',
    reason: 'What they say: {{reason}}',
    action: 'Change the load',
    note: 'You get this mail because you asked for this load.',
  },
  /** A day before a container begins to cost. */
  demurrage: {
    subject: 'Load {{load}}: the container is free at the terminal until {{day}}',
    named_one: 'Load {{load}}: container {{numbers}} is free at the terminal until {{day}}',
    named_other: 'Load {{load}}: containers {{numbers}} are free at the terminal until {{day}}',
    heading: 'The last free day is tomorrow',
    text: 'After {{day}} each day at {{place}} costs demurrage of {{rate}} a container. Make sure that it is picked up.',
  },
  per_diem: {
    subject: 'Load {{load}}: the container is free until {{day}}',
    named_one: 'Load {{load}}: container {{numbers}} is free until {{day}}',
    named_other: 'Load {{load}}: containers {{numbers}} are free until {{day}}',
    heading: 'The free time ends tomorrow',
    text: 'After {{day}} the steamship line charges {{rate}} a day for each container that is not back. Make sure that it is returned.',
  },
  open_load: 'Open the load',
  warned: 'You get this mail because you booked this load.',
  facts: {
    load: 'Load',
    account: 'Account',
    container: 'Container',
    numbers: 'Container number',
    origin: 'From',
    destination: 'To',
    weight: 'Cargo weight',
    pickup: 'Pickup',
  },
  containers: '{{count}} x {{container}}',
};
