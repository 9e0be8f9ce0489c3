import type { Invoice, InvoiceDetails } from '../billing/billing.ts';
import { cents, dollars, less } from '../values/money.ts';

/** An open invoice of a load from Memphis to Allentown. */
export const sampleInvoice = (changed: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  number: 20_377,
  status: 'open',
  account: { id: 2, name: 'Acme Industrial' },
  load_id: 100_702,
  policy: null,
  mode: 'ltl',
  origin: { city: 'Memphis', state: 'TN' },
  destination: { city: 'Allentown', state: 'PA' },
  po_number: '4500720142',
  issued_on: '2026-10-26',
  due_on: '2026-11-25',
  days_overdue: 0,
  quoted: 1240.91,
  amount: 1240.91,
  before_tax: dollars(less(cents(changed.amount ?? 1240.91), cents(changed.tax ?? 0))),
  tax: 0,
  paid: 0,
  credited: 0,
  written_off: 0,
  balance: 1240.91,
  contested: 0,
  promised_on: null,
  ...changed,
});

/** An event that is about no other invoice, and no payment. */
const bare = { invoice: null, payment: null };

const lineOf = (code: string, en: string, es: string, amount: number): InvoiceDetails['lines'][number] => ({
  code,
  label: { en, es },
  amount,
  quoted: amount,
  change: null,
});

/** The same with all it says: billed as quoted, mailed, not paid. */
export const sampleInvoiceDetails = (changed: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  ...sampleInvoice(changed),
  terms_days: 30,
  delivered_on: '2026-10-23',
  carrier_name: 'Saia LTL Freight',
  billing_reference: null,
  lines: [
    lineOf('LINEHAUL', 'Linehaul', 'Flete', 971.47),
    lineOf('FUEL', 'Fuel surcharge', 'Recargo por combustible', 234.44),
    lineOf('APTD', 'Appointment at delivery', 'Cita en la entrega', 35),
  ],
  taxes: [],
  changes: [],
  papers: [],
  further_to: null,
  events: [
    {
      ...bare,
      id: 'mail 1',
      kind: 'sent',
      at: '2026-10-26T21:03:00.000Z',
      by: 'Priya Shah',
      amount: null,
      detail: 'ap@acme.test',
    },
    {
      ...bare,
      id: 'issued',
      kind: 'invoice',
      at: '2026-10-26T21:02:00.000Z',
      by: null,
      amount: 1240.91,
      detail: '20377',
    },
  ],
  remit_to: ['Northline Freight', '400 Commerce St', 'Dallas, TX 75202'],
  payments: [],
  contests: [],
  dispute_until: '2027-04-24',
  pays_online: true,
  checkout: null,
  refunds: [],
  refundable: 0,
  owed_back: 0,
  account_credit: 0,
  ...changed,
});
