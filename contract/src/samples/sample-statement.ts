import type { Statement } from '../billing/billing.ts';

const none = { amount: 0, count: 0 };

/** A month in which nothing was booked, and nothing is owed. */
export const sampleStatement = (changed: Partial<Statement> = {}): Statement => ({
  account: { id: 2, name: 'Acme Industrial' },
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  opening: 0,
  invoiced: none,
  paid: none,
  credits: none,
  closing: 0,
  movements: [],
  taxes: [],
  aged_on: '2026-10-31',
  ageing: { current: none, '1-30': none, '31-60': none, '61-90': none, '90+': none },
  on_account: 0,
  terms_days: 30,
  credit_limit: null,
  credit_used: 0,
  earlier: [],
  uploads: [],
  ...changed,
});
