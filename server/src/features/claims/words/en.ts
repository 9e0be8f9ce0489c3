/** The letter with which a case goes to the carrier; 49 CFR 370.3 says what it must contain. */
export const words = {
  titles: {
    cargo_claim: 'Claim for loss or damage',
    invoice_inquiry: 'Invoice inquiry',
    billing_dispute: 'Billing dispute',
    service_dispute: 'Service dispute',
  },
  date: 'Date',
  to: 'To',
  claims_department: 'Claims department',
  from: 'From',
  on_behalf_of: 'On behalf of',
  our_number: 'Our case number',
  your_number: 'Your claim number',
  load: 'Load',
  pro: 'PRO number',
  bol: 'Bill of lading number',
  po: 'PO number',
  shipper: 'Shipper',
  consignee: 'Consignee',
  picked_up: 'Picked up',
  delivered: 'Delivered',
  discovered: 'Discovered',
  invoice: 'Invoice',
  invoice_received: 'Invoice received',
  subject: 'Subject',
  amount: 'Amount claimed',
  to_be_determined: 'To be determined: {{basis}}',
  cargo: 'Freight',
  salutation: 'To whom it may concern:',
  cargo_claim_demand:
    'The shipment identified above was tendered to you in good order. It was lost, damaged or delayed as described below. We hold you liable under 49 USC 14706 and the bill of lading, and claim payment of the amount stated.',
  invoice_inquiry_demand:
    'We ask you to examine the invoice identified above, for the reason given below, and to send us its supporting documents or a corrected invoice.',
  billing_dispute_demand:
    'We dispute charges of the invoice identified above, for the reason given below, and ask for a corrected invoice or a refund of the amount stated (49 USC 13710, 49 CFR 378).',
  service_dispute_demand:
    'The service for the shipment identified above was not rendered as agreed, for the reason given below. We ask you to examine it and to answer in writing.',
  statement: 'Statement of facts',
  answer_cargo_claim: {
    acknowledge: 'Please acknowledge this claim in writing within 30 days, by {{day}} (49 CFR 370.5).',
    resolve: 'Please pay, decline or make a firm offer within 120 days, by {{day}} (49 CFR 370.9).',
  },
  answer_billing_dispute: {
    acknowledge: 'Please acknowledge this dispute in writing within 30 days, by {{day}} (49 CFR 378.7).',
    resolve: 'Please pay, decline or settle it within 60 days, by {{day}} (49 CFR 378.8).',
  },
  late_cargo_claim: {
    acknowledge:
      'The 30 days to acknowledge this claim in writing ended on {{day}} (49 CFR 370.5); please do so at once.',
    resolve: 'The 120 days to pay, decline or make a firm offer ended on {{day}} (49 CFR 370.9); please do so at once.',
  },
  late_billing_dispute: {
    acknowledge:
      'The 30 days to acknowledge this dispute in writing ended on {{day}} (49 CFR 378.7); please do so at once.',
    resolve: 'The 60 days to pay, decline or settle it ended on {{day}} (49 CFR 378.8); please do so at once.',
  },
  answer_other: 'Please answer in writing, quoting our case number.',
  documents: 'Documents',
  no_documents: 'None',
  sent_apart: 'sent apart',
  signed: 'For the claimant',
  page: 'Page {{page}} of {{pages}}',
};
