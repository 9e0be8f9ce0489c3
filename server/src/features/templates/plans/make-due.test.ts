import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedClock as clock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeDueLoads } from './make-due.ts';
import { daysOf, makeDuePlan, portal } from '../../../testing/fixtures/plans.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const within = { timeout: 30_000, interval: 20 };
const loadsOf = async ({ token } = shipper) => (await app.call(loads.list, { token, query: {} })).body.items;
const planOf = (id: number) =>
  app.services.db.selectFrom('load_plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bell = async ({ token } = shipper) => (await app.call(notifications.list, { token, query: {} })).body.items;
const change = (table: 'users' | 'accounts', id: number, columns: object) =>
  app.services.db.updateTable(table).set(columns).where('id', '=', id).execute();

test('the load of a day is made once, whoever looks at once, and the plan goes on to the next day', async () => {
  const { id, day } = await makeDuePlan(app, shipper);
  await Promise.all([1, 2, 3, 4].map(() => makeDueLoads(portal(app))));
  const [made] = await daysOf(app, id);
  expect(made).toMatchObject({ day, state: 'made', reason: null });
  const own = (await loadsOf()).filter((load) => load.id === made?.load_id);
  expect(own).toMatchObject([{ status: 'unassigned' }]);
  expect((await planOf(id)).next_day).not.toBe(day);
  const history = await app.call(loads.history, { token: shipper.token, query: { load_id: own[0]?.id ?? 0 } });
  expect(history.body.items.at(-1)?.details).toMatchObject({ origin: 'plan', plan: 'Pumps each Wednesday' });
});

test('a plan that quotes has carriers asked, one that books waits for them', async () => {
  const [quotes, booking] = [await makeDuePlan(app, shipper, 'quotes'), await makeDuePlan(app, shipper, 'booking')];
  await makeDueLoads(portal(app));
  expect((await daysOf(app, quotes.id))[0]).toMatchObject({ state: 'made' });
  const [day] = await daysOf(app, booking.id);
  expect(['quoting', 'left']).toContain(day?.state);
  const { rounds } = await app.services.db
    .selectFrom('quote_rounds')
    .select((select) => select.fn.countAll<number>().as('rounds'))
    .where('load_id', '=', day?.load_id ?? 0)
    .executeTakeFirstOrThrow();
  expect(rounds).toBe(1);
});

test('a day that was left out gets no load', async () => {
  const { id, day } = await makeDuePlan(app, shipper);
  await app.services.db.insertInto('load_plan_days').values({ plan_id: id, day, state: 'skipped' }).execute();
  const { next_day } = await planOf(id);
  await makeDueLoads(portal(app));
  expect((await daysOf(app, id)).find((one) => one.day === day)).toMatchObject({ state: 'skipped', load_id: null });
  expect((await planOf(id)).next_day).not.toBe(next_day);
});

test('a load that is refused is said, and the days after it go on', async () => {
  const { id, template_id, day } = await makeDuePlan(app, shipper);
  const body = JSON.stringify({ mode: 'ftl' });
  await change('accounts', shipper.account_id, { can_dispatch_modes: JSON.stringify({ ltl: true }) });
  await app.services.db
    .updateTable('load_templates')
    .set({ load: sql`load || ${body}::jsonb` })
    .where('id', '=', template_id)
    .execute();
  await makeDueLoads(portal(app));
  expect((await daysOf(app, id))[0]).toMatchObject({ day, state: 'failed', reason: 'refused', load_id: null });
  expect((await planOf(id)).state).toBe('active');
  const [mail] = await mails.to(shipper.email);
  expect(mail?.subject).toContain('Pumps each Wednesday');
  await expect.poll(async () => (await bell()).map(({ kind }) => kind), within).toContain('plan_day_left');
});

test('a day that is over by the time is no load', async () => {
  const { id } = await makeDuePlan(app, shipper);
  const past = '2020-01-06';
  await app.services.db
    .updateTable('load_plans')
    .set({ next_day: past, starts_on: past })
    .where('id', '=', id)
    .execute();
  await makeDueLoads(portal(app));
  expect((await daysOf(app, id))[0]).toMatchObject({ day: past, state: 'failed', reason: 'too_late' });
});

test('a load is made on the very day of its pickup, until that is over there', async () => {
  const day = '2090-03-08';
  const madeAt = async (now: string) => {
    const { id } = await makeDuePlan(app, shipper);
    const due = { next_day: day, next_make_on: day, starts_on: day, timezone: 'America/Chicago' };
    await app.services.db.updateTable('load_plans').set(due).where('id', '=', id).execute();
    clock.set(new Date(now));
    await makeDueLoads(portal(app));
    clock.letGo();
    return (await daysOf(app, id)).filter((one) => one.day === day).map(({ state, reason }) => [state, reason]);
  };
  expect(await madeAt('2090-03-08T05:30:00Z')).toEqual([]);
  expect(await madeAt('2090-03-08T06:30:00Z')).toEqual([['made', null]]);
  expect(await madeAt('2090-03-09T05:30:00Z')).toEqual([['made', null]]);
  expect(await madeAt('2090-03-09T06:30:00Z')).toEqual([['failed', 'too_late']]);
});

test.each(['person_gone', 'rights_gone', 'account_closed'] as const)(
  'a plan whose person is no more is paused and its day kept: %s',
  async (why) => {
    const colleague = await makeShipper(app, { account_id: shipper.account_id, language: 'es' });
    const { id, day } = await makeDuePlan(app, shipper, why === 'rights_gone' ? 'booking' : 'draft');
    if (why === 'person_gone') await change('users', shipper.user_id, { status: 'suspended' });
    if (why === 'rights_gone') await change('users', shipper.user_id, { can_dispatch: false });
    if (why === 'account_closed') await change('accounts', shipper.account_id, { status: 'suspended' });
    await Promise.all([makeDueLoads(portal(app)), makeDueLoads(portal(app))]);
    expect(await planOf(id)).toMatchObject({ state: 'paused', paused_why: why, next_day: day });
    expect(await daysOf(app, id)).toEqual([]);
    if (why !== 'person_gone') return;
    // Who may change it is notified, in their language.
    const [mail] = await mails.to(colleague.email);
    expect(mail?.subject).toBe('La carga recurrente Pumps each Wednesday está en pausa');
  },
);
