export const words = {
  asked: {
    subject: 'Load {{load}}: {{price}} waits for your approval',
    heading: '{{who}} asks you to approve load {{load}}',
    why: 'You’re receiving this email because a rule of your account names you to decide.',
  },
  escalated: {
    subject: 'Load {{load}}: {{price}} still waits for an approval',
    heading: 'No one has decided about load {{load}} so far: now you may too',
    why: 'You’re receiving this email because a rule of your account names you to decide when others have not.',
  },
  approved: {
    subject: 'Load {{load}} was approved',
    heading: '{{who}} approved load {{load}}',
    why: 'You’re receiving this email because you asked for the approval.',
  },
  sent_back: {
    subject: 'Load {{load}} was sent back',
    heading: '{{who}} sent load {{load}} back',
    why: 'You’re receiving this email because you asked for the approval.',
  },
  ended: {
    subject: 'Load {{load}} was not approved',
    heading: 'The request about load {{load}} has ended',
    text: 'Its price or its pickup is over, or the load was changed, booked or cancelled meanwhile. If it is still to be booked, ask again.',
    why: 'You’re receiving this email because you asked for the approval.',
  },
  proposed: {
    subject: 'Load {{load}}: another quote is proposed',
    heading: '{{who}} proposes another quote for load {{load}}',
    why: 'You’re receiving this email because you asked for the approval.',
  },
  load: 'Load',
  route: 'Route',
  carrier: 'Carrier',
  price: 'Price',
  until: 'Until',
  decide: 'Look and decide',
  open: 'Open the request',
};
