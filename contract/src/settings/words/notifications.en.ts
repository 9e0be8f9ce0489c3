export const words = {
  text: 'Whoever books a load is mailed about its way, whoever buys insurance about it, whoever pays about invoices, in the language of their profile. What is off here is sent to nobody of the account; mails about sign-in, claims and cancellations are always sent.',
  kinds: {
    pickup: 'Pickup',
    delay: 'Delay',
    delivered: 'Delivery',
    documents: 'Documents',
    insurance: 'Insurance',
    invoices: 'Invoices',
  },
  about: {
    pickup: 'When the carrier has the freight',
    delay: 'When a load will be later than planned, with its new day',
    delivered: 'When the freight is there, with who signed for it',
    insurance: 'The certificate of a policy they bought, and when its cover ends soon',
    invoices:
      'When an invoice is issued, and when its amount changes; to the accounting address, else to those who may pay',
    documents: 'When a proof of delivery or another paper of the carrier has come',
  },
  saved: 'Saved.',
  carrier_alerts: {
    name: 'Carriers beyond a threshold',
    about:
      'When a carrier delivers late more often, or has more claims, than the operator allows; one mail each time it begins',
    nobody: 'Nobody is chosen',
    chosen_one: '{{count}} person is mailed',
    chosen_other: '{{count}} people are mailed',
    choose: 'Choose people',
    title: 'Who is mailed about carriers',
    hint: 'Each in the language of their profile.',
    search: 'Search people',
    search_hint: 'Name or e-mail address',
    none_found: 'Nobody of the account is called that.',
    people: 'People of the account',
    most: 'At most {{most}} people can be chosen.',
  },
};
