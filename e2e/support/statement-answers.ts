import { ageing, invoice, ofPolicy } from './billing-answers.ts';

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
  reason: null,
  invoices: 1,
  amount: 1240.91,
  balance: 19_643.02,
};

export const statement = {
  account: invoice.account,
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  opening: 18_402.11,
  invoiced: { amount: 1240.91, count: 1 },
  paid: { amount: 5210.4, count: 1 },
  credits: { amount: -399.26, count: 1 },
  closing: 14_033.36,
  movements: [
    movement,
    {
      ...movement,
      load_id: null,
      policy: ofPolicy.policy,
      amount: 72.2,
      invoice: { id: 8, number: 20_381 },
    },
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
      balance: 14_432.62,
    },
    {
      ...movement,
      kind: 'credit_note',
      on: '2026-10-27',
      reason: 'billed_twice',
      reference: '3001',
      amount: -399.26,
      balance: 14_033.36,
    },
  ],
  ageing,
  terms_days: 30,
  credit_limit: 50_000,
  credit_used: 14_209.44,
  earlier: [
    { month: '2026-09', closing: 18_402.11 },
    { month: '2026-08', closing: 16_870.54 },
  ],
  uploads: [{ id: 1, name: 'September.pdf', created_at: '2026-10-02T12:00:00.000Z', size: 71_000 }],
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
