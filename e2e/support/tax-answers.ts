import { sampleInvoiceDetails } from '@portal/contract/samples/sample-invoice.ts';

const ofQuebec = { place: 'CA-QC', base: 1240.91, credited: 0, certificate: null, part_from: 0, part_to: 1 };

/** The same with its taxes: 5 % and 9.975 % of 1,240.91. */
export const taxed = sampleInvoiceDetails({
  amount: 1426.74,
  balance: 1426.74,
  tax: 185.83,
  destination: { city: 'Laval', state: 'QC' },
  taxes: [
    { ...ofQuebec, tax: 'gst', leg: 'domestic', percent: 5, amount: 62.05, registration: '123456789 RT0001' },
    { ...ofQuebec, tax: 'qst', leg: 'within', percent: 9.975, amount: 123.78, registration: '1234567890 TQ0001' },
  ],
});

/** What was charged in a month of each tax. */
export const chargedTaxes = {
  from: '2026-10-01',
  to: '2026-10-31',
  items: [
    { tax: 'gst', place: 'CA-QC', percent: 5, base: 48_210.4, amount: 2410.52, invoices: 41 },
    { tax: 'hst', place: 'CA-NS', percent: 14, base: 9120, amount: 1276.8, invoices: 7 },
    { tax: 'hst', place: 'CA-ON', percent: 13, base: 120_400.55, amount: 15_652.07, invoices: 118 },
    { tax: 'iva', place: 'MX-NLE', percent: 16, base: 22_000, amount: 3520, invoices: 19 },
    { tax: 'iva_retention', place: 'MX-NLE', percent: 4, base: 22_000, amount: -880, invoices: 19 },
    { tax: 'qst', place: 'CA-QC', percent: 9.975, base: 48_210.4, amount: 4808.99, invoices: 41 },
  ],
};
