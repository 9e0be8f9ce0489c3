/** Mails about claims and disputes: to the shipper what the operator did or wrote, and the other way about. */
export const words = {
  subject: 'Case {{claim}}, load {{load}}: {{what}}',
  message_subject: 'Case {{claim}}, load {{load}}: new message',
  message_heading: '{{who}} wrote about your case',
  message_to_operator: '{{who}} of {{account}} wrote about a case',
  papers_subject: 'Case {{claim}}, load {{load}}: documents added',
  papers_heading: '{{who}} added documents to your case',
  papers_to_operator: '{{who}} of {{account}} added documents to a case',
  receipt: {
    subject: 'Case {{claim}}, load {{load}}: received',
    heading: 'We received your case',
    text: 'We check it and send it to the carrier, and write to you at every step. Keep this mail: it says what you filed and when the law wants it answered.',
  },
  deadline: {
    today: 'today is the last day',
    near: {
      subject: 'Case {{claim}}, load {{load}}: {{clock}} by {{day}}',
      heading: 'A deadline of your case is near',
      to_operator: 'A deadline of a case of {{account}} is near',
      days_one: '{{count}} day left',
      days_other: '{{count}} days left',
      concealed_notice:
        'The carrier has to be told of hidden damage or shortage by {{day}}. Your case is still a draft: submit it before that, or the carrier may decline it for being late alone.',
      file: 'A claim has to be filed by {{day}}, nine months after delivery. Your case is still a draft: submit it before that, or the carrier may decline it for being late alone.',
      overcharge:
        'A charge can be disputed until {{day}}, 180 days after its invoice came. Your case is still a draft: submit it before that.',
      inspect:
        'The carrier has to inspect the freight by {{day}}. Ask it for a day; if it does not come, let the consignee inspect and keep photos and packaging.',
      acknowledge:
        'The carrier has to acknowledge the case by {{day}}. Record its claim number, or follow up with the carrier.',
      resolve: 'The carrier has to pay, decline or make an offer by {{day}}. Follow up, and record what it answers.',
      status_update: 'The carrier has to report by {{day}} how the case stands. Ask for it, and tell the shipper.',
      suit: 'The deadline to sue the carrier over this case is {{day}}.',
    },
    over: {
      subject: 'Case {{claim}}, load {{load}}: overdue since {{day}}, {{clock}}',
      heading: 'A deadline of your case has passed',
      to_operator: 'A deadline of a case of {{account}} has passed',
      days_one: '{{count}} day over',
      days_other: '{{count}} days over',
      concealed_notice:
        'The time to tell the carrier of hidden damage or shortage ended on {{day}}. You may still submit your draft; the carrier may decline it for being late.',
      file: 'The nine months to file a claim ended on {{day}}. You may still submit your draft; the carrier may decline it for being late.',
      overcharge:
        'The 180 days to dispute this charge ended on {{day}}. You may still submit your draft; the carrier may decline it for being late.',
      inspect:
        'The carrier did not inspect the freight by {{day}}: the consignee may inspect it alone. Keep photos and packaging.',
      acknowledge: 'The carrier should have acknowledged the case by {{day}} and has not. Follow up and cite 49 CFR.',
      resolve:
        'The carrier should have paid, declined or made an offer by {{day}} and has not. Follow up and cite 49 CFR; it now owes a report every 60 days.',
      status_update:
        'The carrier should have reported by {{day}} how the case stands. Ask for it, and tell the shipper.',
      suit: 'The time to sue the carrier over this case ended on {{day}}.',
    },
  },
  headings: {
    submit: '{{account}} filed: {{type}}',
    answer_info: 'The information asked for is here',
    accept_offer: 'The offer was accepted',
    appeal: 'The decision was appealed',
    withdraw: 'The case was withdrawn',
    acknowledge: 'Your case was acknowledged',
    investigate: 'Your case is being investigated',
    request_info: 'More information is needed for your case',
    offer: 'You have an offer',
    approve: 'Your case was approved in full',
    decline: 'Your case was declined',
    pay: 'Your case was paid',
    close: 'Your case was closed',
  },
  next: {
    request_info: 'Answer in the portal, and attach what is asked for.',
    offer: 'Accept the offer or appeal in the portal.',
    decline: 'If you do not agree, appeal in the portal.',
    submit: 'Acknowledge it with the carrier’s claim number, and give it to a representative.',
  },
  facts: {
    claim: 'Case',
    type: 'Type',
    subject: 'Subject',
    amount: 'Amount claimed',
    offer: 'Offered',
    approved: 'Approved',
    recovered: 'Paid',
    reason: 'Reason',
    carrier_claim: 'Carrier’s claim number',
    status: 'Status',
    due: 'Next deadline',
    load: 'Load',
    documents: 'Documents',
    deadline: 'Deadline',
    days: 'Time left',
  },
  open: 'Open the case',
  why: 'You’re receiving this email because you filed this case.',
  why_operator: 'You get this mail because cases are yours to handle.',
};
