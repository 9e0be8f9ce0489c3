import { mostPlans, plans } from '@portal/contract/templates/plans.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makePlan, makeTemplate } from '../../../testing/fixtures/foreign/foreign-templates.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const body = async (more: object = {}) => ({
  name: 'Pumps each Wednesday',
  template_id: (await makeTemplate(app, shipper)).id,
  every: 'week',
  weekdays: [3],
  starts_on: inDays(20),
  makes: 'quotes',
  ...more,
});
const add = async (more: object = {}, { token } = shipper) =>
  app.call(plans.add, { token, body: (await body(more)) as never });
const change = (id: number, changed: object, { token } = shipper) =>
  app.call(plans.change, { token, params: { id }, body: changed });
const get = (id: number, { token } = shipper) => app.call(plans.get, { token, params: { id } });
const skip = (id: number, day: string, { token } = shipper) =>
  app.call(plans.skip, { token, params: { id }, body: { day } });
const unskip = (id: number, day: string, { token } = shipper) => app.call(plans.unskip, { token, params: { id, day } });

test('a plan shows its next ten days and acts for whoever made it', async () => {
  const { status, body: plan } = await add();
  expect(status).toBe(201);
  expect(plan).toMatchObject({ version: 1, state: 'active', interval: 1, days_ahead: 2, past_days: [] });
  expect(plan.next_days).toHaveLength(10);
  expect(new Set(plan.next_days.map(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual(new Set([3]));
  expect(plan.next_days.every(({ state }) => state === 'planned')).toBe(true);
});

test.each([
  [{ weekdays: [] }, 'templates.no_weekday'],
  [{ every: 'month' }, 'templates.no_month_day'],
  [{ ends_on: inDays(19) }, 'templates.ends_early'],
  [{ makes: 'booking' }, 'templates.no_limit'],
  [{ starts_on: inDays(-30), ends_on: inDays(-2) }, 'templates.no_days'],
])('what makes no sense is refused: %o', async (wrong, code) => {
  const answer = await add(wrong);
  expect([answer.status, refusalOf(answer)]).toEqual([400, code]);
});

test('only who may book has loads booked by themselves', async () => {
  shipper = await makeShipper(app, { canDispatch: false });
  expect(refusalOf(await add({ makes: 'booking', price_limit: 500 }))).toBe('tendering.dispatch_disabled');
  expect((await add()).status).toBe(201);
});

test('a carrier that does not quote, and another account’s template, are refused', async () => {
  expect(refusalOf(await add({ carrier_id: 2_000_000_000 }))).toBe('templates.carrier_gone');
  const { id: template_id } = await makeTemplate(app, await makeShipper(app));
  expect((await add({ template_id })).status).toBe(404);
});

test('it is paused, goes on for whoever lets it, and ends for good', async () => {
  const { id } = (await add()).body;
  const colleague = await makeShipper(app, { account_id: shipper.account_id });
  expect((await change(id, { state: 'paused' })).body).toMatchObject({ state: 'paused', paused_why: 'by_hand' });
  await change(id, { state: 'active' }, colleague);
  const { acts_for } = await app.services.db
    .selectFrom('load_plans')
    .select('acts_for')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(acts_for).toBe(colleague.user_id);
  expect((await change(id, { state: 'ended' })).body).toMatchObject({ state: 'ended', next_days: [] });
  expect(refusalOf(await change(id, { state: 'active' }))).toBe('templates.plan_ended');
});

test('a change names the version it was made from, and another calendar has other days', async () => {
  const { id } = (await add()).body;
  const changed = await change(id, { weekdays: [1], version: 1 });
  expect(new Date(`${changed.body.next_days[0]?.day}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(refusalOf(await change(id, { name: 'Valves', version: 1 }))).toBe('templates.changed_meanwhile');
});

test('one day is left out, once, and taken back', async () => {
  const { id, next_days } = (await add()).body;
  const day = next_days[2]?.day ?? '';
  await skip(id, day);
  const skipped = (await skip(id, day)).body.next_days;
  expect(skipped.filter(({ state }) => state === 'skipped').map((one) => one.day)).toEqual([day]);
  expect(skipped).toHaveLength(10);
  expect((await unskip(id, day)).body.next_days.every(({ state }) => state === 'planned')).toBe(true);
  expect(refusalOf(await skip(id, addDays(day, 1)))).toBe('templates.day_over');
});

test('another account’s plan is like none', async () => {
  const { id, day } = await makePlan(app, shipper);
  const stranger = await makeShipper(app);
  const answers = [
    await get(id, stranger),
    await change(id, { name: 'Mine' }, stranger),
    await skip(id, day, stranger),
    await unskip(id, day, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('one beyond the last plan is refused, also of several that are added at once', async () => {
  const { id } = await makePlan(app, shipper);
  const { db } = app.services;
  const { id: _, ...plan } = await db
    .selectFrom('load_plans')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { weekdays, ...columns } = plan;
  const others = Array.from({ length: mostPlans - 2 }, () => ({ ...columns, weekdays: [...weekdays] }));
  await db.insertInto('load_plans').values(others).execute();
  const answers = await Promise.all([1, 2, 3, 4].map(() => add()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.flatMap((answer) => refusalOf(answer) ?? [])).toEqual(Array(3).fill('templates.too_many_plans'));
  await change(id, { state: 'ended' });
  expect((await add()).status).toBe(201);
});
