import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { callAgain } from '../../../testing/call-again.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../billing-day.ts';
import { pair, post } from '../ledger/ledger.queries.ts';

let app: TestApp;
let [first, second]: Shipper[] = [];
let shipper: Shipper;
let today: string;

beforeAll(async () => {
  app = await sharedTestApp();
  first = await makeShipper(app, { role: 'platform_admin' });
  second = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  sharedClock.set(new Date('2026-12-07T18:00:00Z'));
  today = billingDay(systemContext(app.services, 'test'));
  shipper = await makeShipper(app);
});

/** An invoice of $500 that stands in the books. */
const booked = async (): Promise<number> => {
  const id = await makeInvoice(app, shipper);
  const { account_id } = shipper;
  const booking = { kind: 'invoice' as const, account_id, posted_on: '2026-11-02' };
  await post(app.services.db, booking, pair('receivable', 'freight_revenue', 500, { load_id: null, invoice_id: id }));
  return id;
};

const writeOff = (id: number, by = first) =>
  callAgain(app)(collections.writeOff, { params: { id }, body: { reason: 'uncollectible' }, token: by?.token });
const decide = (id: number, agrees: boolean, by = second) =>
  callAgain(app)(collections.decideWriteOff, { params: { id }, body: { agrees }, token: by?.token });
const recover = (id: number) =>
  callAgain(app)(collections.recover, { params: { id }, body: { note: 'A check came' }, token: first?.token });
const invoiceOf = async (id: number) => (await app.call(billing.get, { params: { id }, token: first?.token })).body;
const receive = (id: number, amount: number, reference = 'CHK 1') =>
  callAgain(app)(billing.receive, {
    body: {
      billing_ids: [id],
      method: 'check',
      reference,
      amount,
      received_on: today,
      variance_reason: amount === 500 ? undefined : 'part_payment',
    },
    token: first?.token,
  });
const balances = async () => {
  const entries = await app.services.db
    .selectFrom('ledger_entries')
    .select(['ledger_account', 'amount'])
    .where('account_id', '=', shipper.account_id)
    .execute();
  const sums = Map.groupBy(entries, ({ ledger_account }) => ledger_account);
  return Object.fromEntries(
    [...sums].map(([account, rows]) => [account, rows.reduce((all, one) => all + one.amount, 0)]),
  );
};

it('waits above the limit for a second person, who is not the one who asked', async () => {
  const id = await booked();
  expect((await writeOff(id)).body).toMatchObject({
    write_offs: [{ status: 'waiting', amount: 500, may_confirm: false }],
  });
  expect(await invoiceOf(id)).toMatchObject({ status: 'open', balance: 500 });
  const waits = async (of: Shipper | undefined) => {
    const query = { kind: 'write_off_waiting' as const, account_id: shipper.account_id };
    return (await app.call(statistics.attention, { query, token: of?.token })).body.total;
  };
  expect([await waits(first), await waits(second)]).toEqual([0, 1]);
  expect(refusalOf(await writeOff(id, second))).toBe('billing.write_off_waits');
  expect(refusalOf(await decide(id, true, first))).toBe('billing.write_off_own');
  const both = await Promise.all([decide(id, true), decide(id, true)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await invoiceOf(id)).toMatchObject({ status: 'written_off', balance: 0, written_off: 500, credited: 0 });
  expect(await balances()).toEqual({ receivable: 0, freight_revenue: -500, bad_debt: 500 });
  const { body } = await app.call(billing.statement, {
    query: { account_id: shipper.account_id },
    token: first?.token,
  });
  expect(body).toMatchObject({ closing: 0, credits: { amount: -500, count: 1 } });
  expect(body.movements.map(({ kind, amount }) => [kind, amount])).toEqual([['write_off', -500]]);
});

it('is taken back where money comes after all, which then pays the invoice', async () => {
  const id = await booked();
  await writeOff(id);
  await decide(id, true);
  expect(refusalOf(await receive(id, 500))).toBe('billing.written_off');
  expect((await recover(id)).body.write_offs[0]).toMatchObject({
    status: 'recovered',
    recovered: { note: 'A check came' },
  });
  expect(refusalOf(await recover(id))).toBe('billing.no_write_off');
  expect(await balances()).toMatchObject({ receivable: 500, bad_debt: 0 });
  expect((await receive(id, 500)).status).toBe(201);
  expect(await invoiceOf(id)).toMatchObject({ status: 'paid', balance: 0, written_off: 0 });
});

it('books at once what is within the limit, and owes the whole again once its part payment bounces', async () => {
  const id = await booked();
  const payment = (await receive(id, 420)).body;
  expect((await writeOff(id)).body).toMatchObject({ write_offs: [{ status: 'booked', amount: 80 }] });
  const body = { bounced_on: today, reason: 'Insufficient funds' };
  const bounced = await app.call(accountCredit.bounce, { params: { id: payment.id }, body, token: first?.token });
  expect(bounced.status).toBe(201);
  expect(await invoiceOf(id)).toMatchObject({ status: 'open', balance: 500, paid: 0 });
  expect(await balances()).toMatchObject({ receivable: 500, bad_debt: 0 });
});

it('is declined, also by who asked, and refused where another amount is open by then or charges are contested', async () => {
  const [declined, changed, contested] = [await booked(), await booked(), await booked()];
  await writeOff(declined);
  expect((await decide(declined, false, first)).body.write_offs[0]).toMatchObject({ status: 'declined' });
  expect(refusalOf(await decide(declined, true))).toBe('billing.no_write_off');
  await writeOff(changed);
  await receive(changed, 100, 'CHK 2');
  expect(refusalOf(await decide(changed, true))).toBe('billing.write_off_changed');
  await app.services.db.updateTable('invoices').set({ contested: 20 }).where('id', '=', contested).execute();
  expect(refusalOf(await writeOff(contested))).toBe('billing.write_off_contested');
});
