export const words = {
  message: {
    subject: 'Load {{load}}: {{who}} wrote',
    heading: '{{who}} wrote about load {{load}}',
    why: 'You’re receiving this email because you watch this load or it is assigned to you. Press Watching on its page to stop.',
  },
  mention: {
    subject: 'Load {{load}}: {{who}} mentioned you',
    heading: '{{who}} mentioned you in a message about load {{load}}',
    why: 'You’re receiving this email because someone mentioned you in a message.',
  },
  assigned: {
    subject: 'Load {{load}} is yours',
    heading: '{{who}} assigned load {{load}} to you',
    why: 'You’re receiving this email because a load was assigned to you.',
  },
  load: 'Load',
  route: 'Route',
  from_to: '{{from}} to {{to}}',
  open: 'Open the load',
};
