/** Mails to people outside the account whose load it is. */
export const words = {
  picked_up: {
    subject: '{{account}}: shipment {{load}} was picked up',
    heading: 'The shipment was picked up',
    body: '{{carrier}} picked up shipment {{load}} from {{origin}} to {{destination}}.',
  },
  delayed: {
    subject: '{{account}}: shipment {{load}} is now expected on {{day}}',
    heading: 'The shipment will be late',
    body: '{{carrier}} now expects to deliver shipment {{load}} from {{origin}} to {{destination}} on {{day}}.',
  },
  out_for_delivery: {
    subject: '{{account}}: shipment {{load}} is out for delivery',
    heading: 'The shipment is out for delivery',
    body: '{{carrier}} has shipment {{load}} from {{origin}} on a truck to its consignee in {{destination}}.',
  },
  delivered: {
    subject: '{{account}}: shipment {{load}} was delivered',
    heading: 'The shipment was delivered',
    body: '{{carrier}} delivered shipment {{load}} from {{origin}} to {{destination}}.',
  },
  pod_filed: {
    subject: '{{account}}: proof of delivery of shipment {{load}}',
    heading: 'The proof of delivery is here',
    body: '{{carrier}} delivered shipment {{load}} from {{origin}} to {{destination}}, and its proof of delivery has come in.',
  },
  the_carrier: 'The carrier',
  pod_attached: 'The proof of delivery is attached.',
  track: 'Track the shipment',
  facts: {
    sender: 'Sent by',
    load: 'Shipment',
    po: 'PO number',
    from: 'From',
    to: 'To',
    carrier: 'Carrier',
    pro: 'PRO number',
    was_due: 'Was due',
    expected: 'Expected',
    delivered: 'Delivered',
  },
  why: {
    consignor: 'You’re receiving this email because {{account}} has freight picked up from you. No sign-in is needed.',
    consignee: 'You’re receiving this email because {{account}} sends freight to you. No sign-in is needed.',
    broker:
      'You’re receiving this email because {{account}} named you as a broker of its freight. No sign-in is needed.',
  },
};
