import { plannedDays } from '@portal/contract/templates/plan-calendar.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { makePlan } from '../../../testing/fixtures/foreign/foreign-templates.ts';
import { settableClock } from '../../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../../loads/load-body.fixture.ts';
import { pickupPlaceOf } from '../kept-load.ts';
import { makeDueLoads } from './make-due.ts';
import { findAnyPlan, type PlanRow } from './plans.queries.ts';

/** PLANS=500 PLAN_DAYS=365 is the whole battery. */
const planCount = Number(process.env['PLANS'] ?? 6);
const dayCount = Number(process.env['PLAN_DAYS'] ?? 130);
const stepHours = 6;

const clock = settableClock();
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await startTestApp({}, { clock });
  second = await startTestApp({}, { clock, databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Zones that change their clocks, at different hours, and one that does not. */
const origins = ['75207', '10001', '90021', '85001'];
const kinds = [
  { every: 'week', weekdays: [1, 2, 3, 4, 5], on_closed: 'next' },
  { every: 'week', weekdays: [7], on_closed: 'skip', interval: 2 },
  { every: 'month', month_day: 31, on_closed: 'before', weekdays: [] },
] as const;

const begin = new Date('2027-02-01T05:00:00Z');

const newPlan = async (index: number): Promise<PlanRow> => {
  const owner = await makeShipper(first);
  const [origin, kind] = [origins[index % origins.length] ?? '75207', kinds[index % kinds.length] ?? kinds[0]];
  const { db } = first.services;
  const stops = [
    { type: 'pickup', zip_code: origin },
    { type: 'delivery', zip_code: '60632' },
  ] as const;
  const { id } = await makePlan(first, owner, loadBody({ stops: [...stops] }));
  const row = await findAnyPlan(systemContext(first.services, 'test'), id);
  if (!row) throw new Error('no plan');
  const place = pickupPlaceOf(row.load);
  const calendar = { interval: 1, month_day: null, ...kind, weekdays: [...kind.weekdays] };
  const next_day = plannedDays({ ...row, ...calendar, starts_on: '2027-02-03' }, place, {
    from: '2027-02-03',
    count: 1,
  })[0];
  await db
    .updateTable('load_plans')
    .set({ ...calendar, makes: 'draft', starts_on: '2027-02-03', timezone: place.timezone, state: 'active' })
    .set({ paused_why: null, next_day: next_day?.day ?? null, next_make_on: '2027-02-01' })
    .where('id', '=', id)
    .execute();
  return { ...row, ...calendar, starts_on: '2027-02-03', timezone: place.timezone };
};

/** The days whose load must be there once it is this day where it is picked up. */
const expectedOf = (plan: PlanRow, today: string): [day: string, pickup: string][] =>
  plannedDays(plan, pickupPlaceOf(plan.load), { from: plan.starts_on, count: 400 }).flatMap(({ day, pickup_date }) =>
    pickup_date !== null && addDays(pickup_date, -plan.days_ahead) <= today ? [[day, pickup_date]] : [],
  );

/** Cuts the connections on which a plan is worked at, as the death of a server does. */
const cut = async (): Promise<number> => {
  const { rows } = await sql<{ cut: number }>`
    select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`.execute(
    first.services.db,
  );
  return rows[0]?.cut ?? 0;
};

test('each planned day has one load, on the local day it is due, over two servers that lose their connections', async () => {
  clock.set(begin);
  const plans = [];
  for (let index = 0; index < planCount; index += 1) plans.push(await newPlan(index));
  const run = ({ services }: TestApp) => makeDueLoads(systemContext(services, 'test')).catch(() => undefined);
  let cuts = 0;
  for (let hour = 0; hour <= dayCount * 24; hour += stepHours) {
    clock.set(new Date(begin.getTime() + hour * 3_600_000));
    const working = Promise.all([run(first), run(second)]);
    cuts += await cut();
    await working;
  }
  clock.set(new Date(begin.getTime() + dayCount * 86_400_000));
  for (let again = 0; again < 3; again += 1) await Promise.all([run(first), run(second)]);
  const { rows: made } = await sql<{ plan_id: number; day: string; pickup: string; loads: number }>`
    select d.plan_id, d.day::text, l.pickup_date::text as pickup,
      (select count(*)::int from loads x where x.account_id = l.account_id and x.cloned_from is not null) as loads
    from load_plan_days d join loads l on l.id = d.load_id order by d.day`.execute(first.services.db);
  const byPlan = Map.groupBy(made, ({ plan_id }) => plan_id);
  for (const plan of plans) {
    const days = byPlan.get(plan.id) ?? [];
    expect(days.map(({ day, pickup }) => [day, pickup])).toEqual(
      expectedOf(plan, dayInZone(plan.timezone, clock.now())),
    );
    // No load beside those of the days.
    expect(days[0]?.loads).toBe(days.length);
  }
  expect(made.length).toBeGreaterThan(planCount);
  expect(cuts).toBeGreaterThanOrEqual(0);
}, 1_200_000);
