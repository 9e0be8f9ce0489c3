/** What is written by mail about loads whose price operations make by hand; containers have words of their own. */
export const words = {
  /** To operations. */
  asked: {
    subject: 'Load {{load}} waits for your price',
    heading: 'A load waits for your price',
    text: '{{account}} asks for a price of load {{load}} from {{origin}} to {{destination}}, which no carrier prices by road. Until you quote it or hand it back the customer cannot change it.',
    action: 'Quote the load',
    note: 'You get this mail because loads without a price by road are yours to quote.',
  },
  /** To the one who asked. */
  quoted: {
    subject: 'Your load {{load}} is quoted',
    heading: 'The price of your load is here',
    text: 'Operations quoted load {{load}} from {{origin}} to {{destination}}. Book it before the price expires.',
    action: 'See the price',
    note: 'You get this mail because you asked for this load.',
  },
  /** To the one who asked. */
  handed_back: {
    subject: 'Your load {{load}} needs a change',
    heading: 'Operations cannot quote this load yet',
    text: 'Operations handed load {{load}} from {{origin}} to {{destination}} back to you. You can change it and ask for the price again.',
    reason: 'What they say: {{reason}}',
    action: 'Open the load',
    note: 'You get this mail because you asked for this load.',
  },
  facts: {
    load: 'Load',
    account: 'Account',
    origin: 'From',
    destination: 'To',
    weight: 'Weight',
    pickup: 'Pickup',
  },
};
