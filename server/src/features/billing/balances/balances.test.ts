import type { BalancePoint } from '@portal/contract/billing/balances/balances.contract.ts';
import { balances } from '@portal/contract/billing/balances/balances.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pair, post } from '../ledger/ledger.queries.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const book = async (posted_on: string, amount: number, invoice_id: number | null): Promise<void> => {
  const { db } = app.services;
  const kind = amount > 0 ? ('invoice' as const) : ('payment' as const);
  const postings = pair('receivable', 'cash', amount, { load_id: null, invoice_id });
  await post(db, { kind, account_id: shipper.account_id, posted_on }, postings);
};

/** An invoice that was issued and due on these days. */
const issue = async (issued_on: string, due_on: string, amount: number): Promise<number> => {
  const id = await makeInvoice(app, shipper);
  await app.services.db.updateTable('invoices').set({ issued_on, due_on }).where('id', '=', id).execute();
  await book(issued_on, amount, id);
  return id;
};

type Wanted = { from: string; to: string; by?: 'day' | 'month'; account_id?: number };
const ask = (query: Wanted, token = shipper.token) => app.call(balances.overTime, { query, token });
const pointsOf = async (query: Wanted, token?: string): Promise<BalancePoint[]> => (await ask(query, token)).body.items;

/** What a point says in few words: the day, amounts by age, what is beyond invoices, and the balance. */
const line = ({ on, ageing, on_account, balance }: BalancePoint) =>
  [on, ...ageBuckets.map((age) => ageing[age].amount), on_account, balance].join(' ');

it('says day by day what was open, how old it was and what the account had beyond it', async () => {
  const id = await issue('2026-10-02', '2026-10-04', 500.1);
  await book('2026-10-06', -200.05, id);
  await book('2026-10-07', -40, null);
  // More than was left: the rest is owed back, until it is applied elsewhere.
  await book('2026-10-08', -310.05, id);
  await book('2026-10-09', 10, id);
  const items = await pointsOf({ from: '2026-10-01', to: '2026-10-09', by: 'day' });
  expect(items.map(line)).toEqual([
    '2026-10-01 0 0 0 0 0 0 0',
    '2026-10-02 500.1 0 0 0 0 0 500.1',
    '2026-10-03 500.1 0 0 0 0 0 500.1',
    '2026-10-04 500.1 0 0 0 0 0 500.1',
    '2026-10-05 0 500.1 0 0 0 0 500.1',
    '2026-10-06 0 300.05 0 0 0 0 300.05',
    '2026-10-07 0 300.05 0 0 0 40 260.05',
    '2026-10-08 0 0 0 0 0 50 -50',
    '2026-10-09 0 0 0 0 0 40 -40',
  ]);
  expect(items.map(({ ageing }) => ageing['1-30'].count)).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0]);
});

it('moves an invoice to the next age on its very day', async () => {
  await issue('2026-06-01', '2026-06-30', 100);
  const openOn = async (on: string) => {
    const [point] = await pointsOf({ from: on, to: on });
    return ageBuckets.filter((age) => point?.ageing[age].count === 1).join();
  };
  const days = ['2026-06-30', '2026-07-01', '2026-07-30', '2026-07-31', '2026-08-29', '2026-08-30', '2026-09-28'];
  const ages = await Promise.all([...days, '2026-09-29', '2026-11-01'].map(openOn));
  expect(ages).toEqual(['current', '1-30', '1-30', '31-60', '31-60', '61-90', '61-90', '90+', '90+']);
});

it('ends each month as its statement does, for an account and for the accounts above it', async () => {
  const early = await issue('2026-05-20', '2026-06-19', 300);
  await issue('2026-07-03', '2026-07-03', 120.33);
  await issue('2026-08-31', '2026-09-30', 75.5);
  await book('2026-08-10', -300, early);
  await book('2026-09-01', -60, null);
  await book('2026-09-15', 300, early);
  const { account_id } = shipper;
  const items = await pointsOf({ from: '2026-05-01', to: '2026-10-31', account_id }, operator.token);
  expect(items.map(({ on }) => on.slice(5))).toEqual(['05-31', '06-30', '07-31', '08-31', '09-30', '10-31']);
  for (const { on, ageing, on_account, balance } of items) {
    const query = { account_id, month: on.slice(0, 7) };
    const { body } = await app.call(billing.statement, { query, token: shipper.token });
    expect({ ageing, on_account, balance }).toEqual({
      ageing: body.ageing,
      on_account: body.on_account,
      balance: body.closing,
    });
  }
  const below = shipper;
  const above = await makeShipper(app);
  await app.services.db
    .updateTable('accounts')
    .set({ parent_id: above.account_id })
    .where('id', '=', below.account_id)
    .execute();
  shipper = above;
  await issue('2026-10-01', '2026-10-31', 1000);
  const [both] = await pointsOf({ from: '2026-10-31', to: '2026-10-31' }, above.token);
  expect([both?.ageing.current.amount, both?.balance]).toEqual([1000, 1435.83]);
});

it('refuses a period that ends before it begins, is too long, or is still to come', async () => {
  const refused = async (query: Wanted) => refusalOf(await ask(query));
  expect(await refused({ from: '2026-10-02', to: '2026-10-01' })).toBe('billing.balance_period');
  expect(await refused({ from: '2026-07-01', to: '2026-10-01', by: 'day' })).toBe('billing.balance_period');
  expect(await refused({ from: '2020-01-01', to: '2026-10-01' })).toBe('billing.balance_period');
  expect(await refused({ from: '2026-10-01', to: '2099-10-01', by: 'day' })).toBe('billing.balance_period');
  expect(await refused({ from: '2099-01-01', to: '2099-01-05' })).toBe('billing.day_ahead');
  expect((await ask({ from: '2026-07-02', to: '2026-10-01', by: 'day' })).status).toBe(200);
});
