import { invoice, ofPolicy } from './billing-answers.ts';

const opening = 18_402.11;

const movement = {
  kind: 'invoice',
  on: '2026-10-05',
  invoice: { id: 1, number: 20_377 },
  load_id: 100_702,
  policy: null,
  origin: invoice.origin,
  destination: invoice.destination,
  method: null,
  reference: '',
  ending: null,
  happened_on: null,
  note: '',
  reason: null,
  invoices: 1,
  amount: 1240.91,
};
const ofMonth = [
  movement,
  { ...movement, load_id: null, policy: ofPolicy.policy, amount: 72.2, invoice: { id: 10, number: 20_381 } },
  {
    ...movement,
    kind: 'payment',
    on: '2026-10-15',
    invoice: null,
    load_id: null,
    origin: null,
    destination: null,
    method: 'wire',
    reference: 'FT-48207',
    invoices: 4,
    amount: -5210.4,
  },
  { ...movement, kind: 'credit_note', on: '2026-10-27', reason: 'billed_twice', reference: '3001', amount: -399.26 },
];

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
const balanceAfter = (count: number) => sumOf([opening, ...ofMonth.slice(0, count).map(({ amount }) => amount)]);
const sumOfKind = (kind: string) => {
  const amounts = ofMonth.filter((one) => one.kind === kind).map(({ amount }) => amount);
  return { amount: sumOf(amounts), count: amounts.length };
};
const closing = balanceAfter(ofMonth.length);
const payments = sumOfKind('payment');

/** What is owed on the closing day by its age: the rest is not due yet. */
const due = {
  '1-30': { amount: 2215.6, count: 2 },
  '31-60': { amount: 412.38, count: 1 },
  '61-90': { amount: 0, count: 0 },
  '90+': { amount: 350, count: 1 },
};
const current = { amount: sumOf([closing, ...Object.values(due).map(({ amount }) => -amount)]), count: 9 };

/** The sums follow from the movements. */
export const statement = {
  account: invoice.account,
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  opening,
  invoiced: sumOfKind('invoice'),
  paid: { ...payments, amount: -payments.amount },
  credits: sumOfKind('credit_note'),
  closing,
  movements: ofMonth.map((one, at) => ({ ...one, balance: balanceAfter(at + 1) })),
  taxes: [] as object[],
  aged_on: '2026-10-31',
  ageing: { current, ...due },
  on_account: 0,
  terms_days: 30,
  credit_limit: 50_000,
  credit_used: sumOf([closing, 103.88]),
  earlier: [
    { month: '2026-09', closing: opening },
    { month: '2026-08', closing: 16_870.54 },
  ],
  uploads: [{ id: 1, name: 'September.pdf', created_at: '2026-10-02T12:00:00.000Z', size: 71_000 }],
};

/** The same with cash that no invoice has taken, and a check that came back. */
export const statementOnAccount = {
  ...statement,
  closing: sumOf([closing, -512.4]),
  on_account: 512.4,
  movements: [
    ...statement.movements,
    ...[
      { kind: 'payment', reference: '10479', happened_on: '2026-09-29', note: '', amount: -1240.91 },
      {
        kind: 'payment_returned',
        reference: '10479',
        happened_on: null,
        note: 'Not enough money in the account',
        amount: 1240.91,
      },
      { kind: 'payment', reference: '20604', happened_on: null, note: '', amount: -512.4 },
    ].map((one, at) => ({
      ...movement,
      ...one,
      on: '2026-10-30',
      invoice: at < 2 ? movement.invoice : null,
      invoices: at < 2 ? 1 : 0,
      load_id: null,
      method: 'check',
      balance: sumOf([closing, ...[-1240.91, 0, -512.4].slice(at, at + 1)]),
    })),
  ],
};

const mailed = { id: 1, month: '2026-10', email: 'ap@acme.test', by_schedule: true };
export const schedule = {
  account_id: 2,
  day_of_month: 5,
  recipients: ['ap@acme.test', 'contabilidad.proveedores@acme-industrial.test'],
  language: 'en',
  version: 1,
  time_zone: 'America/Chicago',
  next_on: '2026-12-05',
  mailed: [
    { ...mailed, id: 2, created_at: '2026-11-05T12:00:00.000Z', sent_at: null },
    { ...mailed, created_at: '2026-11-05T12:00:00.000Z', sent_at: '2026-11-05T12:00:04.000Z' },
  ],
};
