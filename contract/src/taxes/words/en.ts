/** Taxes: what they are called everywhere, and what is refused. */
export const words = {
  errors: {
    account_unknown: 'This account is not known.',
    ends_before: 'The last day is before the first.',
    rate_twice: 'There is a rate for this tax, place and leg from this day on.',
    number_twice: 'Two numbers of one registration are in force on {{day}}.',
  },
  settings: { rates: 'Tax rates', registrations: 'Tax registration numbers', exemptions: 'Accounts exempt from tax' },
  names: { gst: 'GST', hst: 'HST', qst: 'QST', iva: 'IVA', iva_retention: 'IVA retention' },
  registrations: { gst_hst: 'GST/HST', qst: 'QST', iva: 'IVA (RFC)' },
  exemptions: { gst_hst: 'GST/HST', qst: 'QST', iva: 'IVA', iva_retention: 'IVA retention' },
  before_tax_sum: 'Before tax',
  tax_sum: 'Tax',
  with_tax: 'Total with tax',
  base: 'on {{base}}',
  exempt_by: 'exempt by {{certificate}}',
  charged: { title: 'Taxes charged', place: 'Place of supply', invoices: 'Invoices', base: 'On' },
};
