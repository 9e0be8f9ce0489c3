import type { Checkout, Invoice, InvoiceDetails, InvoiceEvent, Payment } from '@portal/contract/billing/billing.ts';
import { sampleInvoice, sampleInvoiceDetails } from '@portal/contract/samples/sample-invoice.ts';

/** What the calls of billing answer where a state of a screen needs more than the demo has. */

export const none = { amount: 0, count: 0 };
/** Of the invoices of `list` that are owed. */
const ageing = {
  current: { amount: 18_202.17, count: 3 },
  '1-30': { amount: 3968.22, count: 1 },
  '31-60': { amount: 1412.38, count: 1 },
  '61-90': { amount: 755, count: 1 },
  '90+': { amount: 350, count: 1 },
};

export const invoice = sampleInvoice();
const owing = (balance: number) => ({ quoted: balance, amount: balance, balance });
const overdue = sampleInvoice({
  ...owing(3968.22),
  id: 2,
  number: 20_366,
  status: 'failed',
  issued_on: '2026-10-12',
  due_on: '2026-11-11',
  days_overdue: 12,
});
const paid = sampleInvoice({ id: 3, number: 20_361, status: 'paid', paid: 1240.91, balance: 0 });
const overdueFor = (days_overdue: number, issued_on: string, due_on: string) => ({ days_overdue, issued_on, due_on });
const credited = { credited: 1240.91, balance: 0 };
const changes: Partial<Invoice>[] = [
  { status: 'disputed', ...owing(1412.38), ...overdueFor(34, '2026-09-20', '2026-10-20') },
  { status: 'payment_processing', ...owing(16_889.06) },
  { status: 'refunded', ...credited },
  { status: 'void', ...credited },
  { status: 'open', ...owing(755), ...overdueFor(75, '2026-08-10', '2026-09-09') },
  { status: 'open', ...owing(350), ...overdueFor(120, '2026-06-26', '2026-07-26') },
];
const others = changes.map((one, index) => sampleInvoice({ ...one, id: 4 + index, number: 20_340 + index }));

export const ofPolicy = {
  load_id: null,
  policy: { id: 2001, number: 'AC-2026-001001', commodity: 'Brake rotors and wiper kits, boxed' },
  mode: null,
  quoted: 72.2,
  amount: 72.2,
  balance: 72.2,
};

export const details = sampleInvoiceDetails();
type Line = InvoiceDetails['lines'][number];
const [mailed, ...issued] = details.events as [InvoiceEvent, ...InvoiceEvent[]];

const change: InvoiceDetails['changes'][number] = {
  id: 1,
  kind: 'reweigh',
  code: '',
  label: { en: 'Other charge', es: 'Otro cargo' },
  facts: { quoted_weight: 6240, billed_weight: 6610 },
  amount: 61.02,
  evidence: [{ id: 7, type: 'weight_certificate', name: 'Weight certificate.pdf', url: '#' }],
  at: '2026-10-24T13:20:00.000Z',
};
/** The same for a policy that was bought by itself. */
export const policyInvoice = sampleInvoiceDetails({
  ...ofPolicy,
  delivered_on: null,
  carrier_name: '',
  lines: [
    {
      code: 'CARGO_INSURANCE',
      label: { en: 'Cargo insurance', es: 'Seguro de carga' },
      amount: 72.2,
      quoted: 72.2,
      change: null,
    },
  ],
});

const [linehaul, fuel, appointment] = details.lines as [Line, Line, Line];

export const changed = sampleInvoiceDetails({
  quoted: 1064.15,
  events: [
    ...['2026-11-20T15:00:00.000Z', '2026-11-12T15:00:00.000Z', '2026-11-02T15:00:00.000Z'].map((at) => ({
      ...mailed,
      id: at,
      at,
    })),
    mailed,
    ...issued,
    ...[75, 40.74, 61.02].map((amount, index): InvoiceEvent => ({
      id: `booking ${index}`,
      kind: 'invoice_change',
      invoice: null,
      payment: null,
      at: `2026-10-26T20:4${8 - index}:00.000Z`,
      by: 'Paula Navarro',
      amount,
      detail: '',
    })),
  ],
  lines: [
    { ...linehaul, amount: 896.47, quoted: 829.71, change: 'reweigh' },
    { ...fuel, quoted: 199.44, change: 'reweigh' },
    appointment,
    { code: 'DET', label: { en: 'Detention', es: 'Tiempo de espera' }, amount: 75, quoted: 0, change: 'accessorial' },
  ],
  changes: [
    change,
    { ...change, id: 2, kind: 'reclass', facts: { quoted_class: '100', billed_class: '110' }, amount: 40.74 },
    {
      ...change,
      id: 3,
      kind: 'accessorial',
      code: 'DET',
      label: { en: 'Detention', es: 'Tiempo de espera' },
      facts: {},
      amount: 75,
      evidence: [],
    },
  ],
});
export const margin = {
  quoted_cost: 914.15,
  revenue: 1240.91,
  cost: 1090.91,
  margin: 150,
  changes: [
    { id: 1, cost: 61.02 },
    { id: 2, cost: 40.74 },
    { id: 3, cost: 75 },
  ],
};
export const list = {
  items: [invoice, sampleInvoice({ ...ofPolicy, id: 10, number: 20_381 }), overdue, paid, ...others],
  total: 10,
  counts: { open: 4, payment_processing: 1, paid: 1, failed: 1, disputed: 1, refunded: 1, void: 1, written_off: 0 },
  owed: 24_687.77,
  overdue: 6485.6,
  ageing,
  on_account: 512.4,
  pays_online: true,
};

export const checkout: Checkout = {
  id: 7,
  status: 'open',
  account: invoice.account,
  amount: 1240.91,
  invoices: [{ id: 1, number: 20_377, amount: 1240.91 }],
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  failure: null,
  begun_by: 'Priya Shah',
  receipt: null,
  created_at: '2026-11-23T15:00:00.000Z',
  expires_at: '2026-11-23T15:31:00.000Z',
  difference: null,
};
export const underWay = sampleInvoiceDetails({ status: 'payment_processing', checkout });
export const failed = sampleInvoiceDetails({
  status: 'failed',
  checkout: { ...checkout, status: 'failed', failure: 'card_declined' },
});
export const debit = sampleInvoiceDetails({
  status: 'payment_processing',
  checkout: { ...checkout, status: 'processing', url: null },
});
export const differing: Checkout = {
  ...checkout,
  status: 'differs',
  url: null,
  difference: { kind: 'amount', expected: '124091', found: '124090' },
};
export const refundedInPart = sampleInvoiceDetails({
  status: 'paid',
  paid: 1120.91,
  credited: 120,
  balance: 0,
  refundable: 1120.91,
  refunds: [
    { id: 2, amount: 20, status: 'sending', reason: 'goodwill', created_at: '2026-11-23T15:00:00.000Z', sent: null },
    { id: 1, amount: 120, status: 'done', reason: 'wrong_amount', created_at: '2026-11-20T15:00:00.000Z', sent: null },
  ],
});
const asOwed = { unapplied: 0, variance_reason: null, note: '', returned: null } as const;
export const payment: Payment = {
  id: 3,
  account: invoice.account,
  method: 'bank_debit',
  status: 'failed',
  amount: 1240.91,
  reference: 'pi_3QkZ7aLkdIwHu7ix0a1b2c3d',
  ending: '6789',
  brand: null,
  paid_by: 'Priya Shah',
  booked_on: null,
  ...asOwed,
  invoices: [
    { id: 1, number: 20_377, amount: 840.91 },
    { id: 2, number: 20_366, amount: 400 },
  ],
  failure: 'insufficient_funds',
  refunded: 0,
  received_on: '2026-11-20',
  created_at: '2026-11-20T15:00:00.000Z',
};
/** A wire of which a part is left, and a check that its bank took back. */
const wire: Payment = {
  ...payment,
  id: 5,
  method: 'wire',
  status: 'succeeded',
  failure: null,
  reference: 'FT-48207',
  ending: null,
  paid_by: null,
  amount: 1753.31,
  booked_on: '2026-11-24',
  unapplied: 512.4,
  variance_reason: 'overpaid',
  note: 'Paid the freight rate of October',
};
const bounced: Payment = {
  ...payment,
  id: 4,
  method: 'check',
  status: 'returned',
  failure: null,
  reference: '10479',
  ending: null,
  paid_by: null,
  returned: { on: '2026-11-23', reason: 'Not enough money in the account' },
};
export const payments = {
  items: [
    wire,
    bounced,
    payment,
    { ...payment, id: 2, method: 'card', status: 'succeeded', failure: null, refunded: 120 },
    {
      ...wire,
      id: 6,
      reference: '20604',
      method: 'check',
      invoices: [],
      unapplied: 1753.31,
      variance_reason: 'prepayment',
    },
    {
      ...wire,
      id: 7,
      reference: '20611',
      method: 'check',
      invoices: [],
      unapplied: 0,
      refunded: 1753.31,
      status: 'refunded',
      note: '',
    },
    { ...payment, id: 1, method: 'check', status: 'succeeded', failure: null, reference: '10482', ending: null },
  ],
  total: 7,
  loaded: true,
};

export const booked = {
  from: '2026-10-01',
  to: '2026-10-31',
  journals: 312,
  debits: 245_318.4,
  accounts: [
    { account: 'receivable', debits: 91_204.11, credits: 60_411.02 },
    { account: 'cash', debits: 58_904.12, credits: 0 },
    { account: 'freight_revenue', debits: 1506.9, credits: 89_244.11 },
    { account: 'premiums_payable', debits: 0, credits: 1960 },
    { account: 'carrier_cost', debits: 92_401.02, credits: 0 },
    { account: 'carrier_payable', debits: 1302.25, credits: 93_703.27 },
  ],
};
