/** The letter with which a carrier's bill is disputed. */
export const words = {
  title: 'Freight bill dispute',
  date: 'Date',
  to: 'To',
  from: 'From',
  our_number: 'Our bill number',
  invoice: 'Your invoice',
  load: 'Load',
  pro: 'PRO number',
  bol: 'Bill of lading number',
  shipper: 'Shipper',
  consignee: 'Consignee',
  booked: 'Booked at',
  billed: 'Billed',
  disputed: 'Amount disputed',
  salutation: 'To whom it may concern:',
  demand:
    'We dispute the charges listed above: your invoice exceeds the price at which you accepted this shipment. We ask for a corrected invoice at the booked price, or for the documents that prove each charge (49 USC 13710, 49 CFR 378).',
  statement_title: 'What we ask for',
  statement:
    'For a reweigh, the certificate of the scale with date and time. For a reclassification, the inspection report with photographs and dimensions. For an accessorial, the record that it was ordered and performed. Charges without such documents are not owed.',
  answer:
    'Please acknowledge this dispute within 30 days and settle it within 60 days (49 CFR 378.7 and 378.8), quoting our number.',
  documents: 'Documents',
  no_documents: 'None',
  sent_apart: 'sent apart',
  signed: 'For the operator',
  page: 'Page {{page}} of {{pages}}',
};
