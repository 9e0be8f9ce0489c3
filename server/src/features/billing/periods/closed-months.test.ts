import { billing } from '@portal/contract/billing/billing.contract.ts';
import { periods } from '@portal/contract/billing/periods/periods.contract.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAgain } from '../../../testing/call-again.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { settableClock } from '../../../testing/fixtures/settable-clock.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pair, post } from '../ledger/ledger.queries.ts';

/** The books of the whole portal are closed here, so it has a server of its own. */
let app: TestApp;
let closer: Shipper;
let other: Shipper;
let shipper: Shipper;
const clock = settableClock();

beforeAll(async () => {
  clock.set(new Date('2026-11-28T18:00:00Z'));
  app = await startTestApp({}, { clock });
  closer = await makeShipper(app, { role: 'platform_admin' });
  other = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});
afterAll(() => app.stop());

const months = async (month?: string) =>
  (await app.call(periods.months, { query: month ? { month } : {}, token: closer.token })).body;
const close = (month: string, { token } = closer, despite = true) =>
  callAgain(app)(periods.close, { body: { month, despite }, token });
const reopen = (month: string, { token } = other) =>
  callAgain(app)(periods.reopen, { body: { month, reason: 'A check was forgotten' }, token });
const receive = (billing_ids: number[], received_on: string, amount = 100) =>
  callAgain(app)(billing.receive, {
    body: { billing_ids, method: 'check', reference: randomUUID(), amount, received_on },
    token: closer.token,
  });
const book = (posted_on: string) =>
  app.services.db
    .transaction()
    .execute((tx) =>
      post(
        tx,
        { kind: 'payment', account_id: shipper.account_id, posted_on },
        pair('cash', 'receivable', 10, { load_id: null, invoice_id: null }),
      ),
    );
/** An invoice of before October, so that a payment of October can be for it. */
const oldInvoice = async (): Promise<number> => {
  const id = await makeInvoice(app, shipper);
  await app.services.db.updateTable('invoices').set({ issued_on: '2026-09-02' }).where('id', '=', id).execute();
  return id;
};

it('closes a month that is over, books what comes late in the open one, and is opened again by somebody else', async () => {
  const invoice = await oldInvoice();
  expect((await receive([invoice], '2026-09-28')).body).toMatchObject({ booked_on: '2026-09-28' });
  expect(refusalOf(await close('2026-11'))).toBe('billing.month_not_over');
  expect((await close('2026-09')).body).toMatchObject({ closed_through: '2026-09', open: ['2026-10'] });
  expect(refusalOf(await close('2026-09'))).toBe('billing.month_closed_already');
  expect(refusalOf(await close('2026-08'))).toBe('billing.month_closed_already');
  expect((await receive([invoice], '2026-09-28')).body).toMatchObject({ booked_on: '2026-11-28' });
  expect((await receive([invoice], '2026-10-05')).body).toMatchObject({ booked_on: '2026-10-05' });
  await expect(book('2026-09-30')).rejects.toThrow('the books of 2026-09 are closed');
  await expect(book('2026-10-01')).resolves.toBeUndefined();

  expect((await close('2026-10')).status).toBe(200);
  expect(refusalOf(await reopen('2026-09'))).toBe('billing.month_not_last');
  expect(refusalOf(await reopen('2026-10', closer))).toBe('billing.month_own');
  expect((await months()).may_reopen).toBe(false);
  const opened = await reopen('2026-10');
  expect(opened.body).toMatchObject({ closed_through: '2026-09' });
  expect(opened.body.log[0]).toMatchObject({ month: '2026-10', reopened: { reason: 'A check was forgotten' } });
  await expect(book('2026-10-31')).resolves.toBeUndefined();
  expect((await reopen('2026-09')).body).toMatchObject({ closed_through: null });
  const entries = await app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'object_id', 'actor_user_id'])
    .where('object_type', '=', 'month')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'billing.month-closed', object_id: '2026-09', actor_user_id: closer.user_id },
    { action: 'billing.month-closed', object_id: '2026-10', actor_user_id: closer.user_id },
    { action: 'billing.month-reopened', object_id: '2026-10', actor_user_id: other.user_id },
    { action: 'billing.month-reopened', object_id: '2026-09', actor_user_id: other.user_id },
  ]);
});

it('says what is open before, and closes despite it only where that is said', async () => {
  const invoice = await oldInvoice();
  const { db } = app.services;
  await db.updateTable('invoices').set({ contested: 40.5 }).where('id', '=', invoice).execute();
  await receive([invoice], '2026-09-10', 20);
  await db
    .insertInto('payments')
    .values({
      account_id: shipper.account_id,
      method: 'check',
      status: 'succeeded',
      amount: 30,
      unapplied: 30,
      reference: randomUUID(),
      received_on: '2026-09-12',
    })
    .execute();
  const { checks } = await months('2026-09');
  expect(checks).toEqual(
    expect.arrayContaining([
      { check: 'unapplied_cash', count: 1, amount: 30 },
      { check: 'contested', count: 1, amount: 40.5 },
    ]),
  );
  const refused = await close('2026-09', closer, false);
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'billing.month_not_ready']);
  expect((await months('2026-08')).checks.map(({ check }) => check)).not.toContain('unapplied_cash');
});

it('is closed once by two at the same time, and nothing is booked in it once it is closed', async () => {
  const invoice = await oldInvoice();
  const booked = async () => {
    const { rows } = await app.services.pool.query<{ count: number }>(
      "select count(*)::integer as count from ledger_transactions where to_char(posted_on, 'YYYY-MM') = '2026-09'",
    );
    return rows[0]?.count;
  };
  const closed = async (by: Shipper) => {
    const { status } = await close('2026-09', by);
    return { status, seen: await booked() };
  };
  for (let round = 0; round < 3; round += 1) {
    const payments = Array.from({ length: 8 }, () => receive([invoice], '2026-09-20', 1));
    const [first, second] = await Promise.all([closed(closer), closed(other)]);
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([first.seen, second.seen]).toEqual([await booked(), await booked()]);
    const answers = [await reopen('2026-09', closer), await reopen('2026-09', other)];
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});
