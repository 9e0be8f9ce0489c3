/** A claim about an insured load, on the claim's page. */
export const words = {
  title: 'Insurance',
  offer:
    '{{insurer}} insures this load up to {{limit}}; of each loss you bear {{deductible}}. Report the claim with the papers that are attached to it; those added later are sent too.',
  offer_mail:
    '{{insurer}} insures this load up to {{limit}}; of each loss you bear {{deductible}}. The claim and its papers go to {{email}}.',
  report: 'Report to the insurer',
  reported: 'The insurer is being informed.',
  certificate: 'Certificate',
  reference: 'Insurer’s number',
  claimed: 'Claimed',
  paid: 'Paid',
  papers: 'Papers sent',
  papers_of: '{{sent}} of {{count}}',
  insurer: 'The insurer',
  portal: 'The portal',
  answer: 'Write down the answer',
  answer_title: 'What the insurer said',
  answer_text: 'What the insurer wrote or said on the phone; the account sees it.',
  status: 'State',
  note: 'Note',
  amount_paid: 'Amount paid',
  saved: 'Written down.',
  states: {
    sending: 'Being reported',
    reported: 'Reported',
    reviewing: 'Under review',
    needs_papers: 'Papers missing',
    accepted: 'Accepted',
    paid: 'Paid',
    declined: 'Declined',
  },
};
