export const en = {
  accepted: {
    subject: 'Load {{load}} is booked with {{carrier}}',
    heading: '{{carrier}} accepted your load',
    body: 'Load {{load}} from {{origin}} to {{destination}} is booked. The bill of lading is with the load’s documents: print it and hand it to the driver.',
  },
  declined: {
    subject: 'Load {{load}} was declined by {{carrier}}',
    heading: '{{carrier}} did not take your load',
    body: 'Load {{load}} from {{origin}} to {{destination}} is not booked. Choose another carrier, or ask for quotes again where the prices have expired.',
  },
  delivered: {
    subject: 'Load {{load}} was delivered',
    heading: 'Your load was delivered',
    body: 'Load {{load}} from {{origin}} to {{destination}} has arrived. The proof of delivery is filed with the load’s documents as soon as the carrier sends it.',
  },
  facts: {
    load: 'Load',
    carrier: 'Carrier',
    pro: 'PRO number',
    pickup: 'Pickup',
    delivery: 'Delivery',
  },
  open_load: 'Open the load',
  choose_again: 'Choose another carrier',
  why: 'You get this mail because you booked this load.',
};
