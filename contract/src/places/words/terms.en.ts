/** Who pays for the freight. */
export const words = {
  title: 'Who pays the freight',
  names: { prepaid: 'Prepaid', collect: 'Collect', third_party: 'Third party' },
  about: {
    prepaid: 'You pay, one invoice here',
    collect: 'The receiver pays the carrier',
    third_party: 'Someone else pays the carrier',
  },
  usual: {
    prepaid: '{{place}} usually ships prepaid',
    collect: '{{place}} usually ships collect',
    third_party: '{{place}} usually ships third party',
  },
  note: 'Printed on the bill of lading. The carrier bills collect and third-party freight itself: prices here are estimates.',
  bill_to: 'Bill to',
  account_number: 'Its account with the carrier',
  reference: 'Reference they ask for',
  address: 'Address',
  phone: 'Phone',
  /** Of a saved location. */
  default: 'Freight to this place is usually',
  no_default: 'Not said',
  /** Of a load. */
  estimate: 'Estimate, billed by the carrier',
  estimate_note: 'Prices are estimates: the carrier bills {{payer}} for the freight, and you pay none of it here.',
  fee_note: 'Our fee for arranging it: {{fee}}.',
  billed_to: 'Billed by the carrier to',
  receiver: 'the receiver',
};
