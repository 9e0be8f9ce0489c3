import { billing } from '@portal/contract/billing/billing.contract.ts';
import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../billing-day.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let today: string;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  sharedClock.set(new Date('2026-12-07T18:00:00Z'));
  today = billingDay(systemContext(app.services, 'test'));
  shipper = await makeShipper(app);
});

const promise = (billing_ids: number[], pay_by: string, token = operator.token) =>
  app.call(collections.promise, { body: { billing_ids, pay_by, promised_by: 'Ana Reyes', note: 'By phone' }, token });
const promisesOf = async (id: number) =>
  (await app.call(collections.ofInvoice, { params: { id }, token: operator.token })).body.promises;
const held = async (hold: 'promised' | 'promise_broken') =>
  (await app.call(billing.list, { query: { hold, account_id: shipper.account_id }, token: operator.token })).body;

it('notes what was promised of several, replaces it, and finds what was not kept', async () => {
  const ids = [await makeInvoice(app, shipper), await makeInvoice(app, shipper)];
  const [first = 0, second = 0] = ids;
  expect((await promise(ids, addDays(today, 3))).body).toEqual({ promised: 2 });
  expect((await promise([first], addDays(today, 5))).status).toBe(201);
  expect((await promisesOf(first)).map(({ state, pay_by }) => [state, pay_by])).toEqual([
    ['open', addDays(today, 5)],
    ['replaced', addDays(today, 3)],
  ]);
  expect((await held('promised')).items.map(({ id, promised_on }) => [id, promised_on])).toEqual([
    [second, addDays(today, 3)],
    [first, addDays(today, 5)],
  ]);
  sharedClock.set(new Date('2026-12-11T18:00:00Z'));
  expect((await held('promised')).total).toBe(1);
  expect((await held('promise_broken')).items.map(({ id }) => id)).toEqual([second]);
  const query = { kind: 'promise_broken' as const, account_id: shipper.account_id };
  const { body } = await app.call(statistics.attention, { query, token: operator.token });
  expect(body.items).toMatchObject([{ invoice_id: second, due_on: addDays(today, 3), amount: 500, is_overdue: true }]);
  await app.services.db.updateTable('invoices').set({ status: 'paid', paid: 500 }).where('id', '=', second).execute();
  expect((await held('promise_broken')).total).toBe(0);
  expect((await promisesOf(second))[0]).toMatchObject({ state: 'settled', promised_by: 'Ana Reyes', note: 'By phone' });
});

it('is one at a time, also of two at once, and can be withdrawn once', async () => {
  const id = await makeInvoice(app, shipper);
  const both = await Promise.all([promise([id], today), promise([id], addDays(today, 1))]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await promisesOf(id)).map(({ state }) => state).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'open',
    'replaced',
  ]);
  const withdraw = () => app.call(collections.withdrawPromise, { params: { id }, token: operator.token });
  const answers = await Promise.all([withdraw(), withdraw()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(refusalOf(await withdraw())).toBe('billing.no_promise');
  const actions = await app.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('object_type', '=', 'invoice')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'billing.promise-noted',
    'billing.promise-noted',
    'billing.promise-withdrawn',
  ]);
});

it('refuses days that are over or far away, and what is not owed', async () => {
  const [owed, paid] = [await makeInvoice(app, shipper), await makeInvoice(app, shipper)];
  await app.services.db.updateTable('invoices').set({ status: 'paid', paid: 500 }).where('id', '=', paid).execute();
  for (const day of [addDays(today, -1), addDays(today, 181)]) {
    const answer = await promise([owed], day);
    expect([answer.status, refusalOf(answer)]).toEqual([400, 'billing.promise_day']);
  }
  expect(refusalOf(await promise([owed, paid], today))).toBe('billing.nothing_owed');
  expect((await promise([owed, 2_000_000_000], today)).status).toBe(404);
  expect(await promisesOf(owed)).toEqual([]);
});
