import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAccess } from '../../../features/users/ensure-access.queries.ts';
import { type Database, openDatabase, openPool } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { seededRandom } from '../../random.ts';
import { seedRatingTables } from '../../rating-tables.ts';
import { type DemoAccount, seedAccounts } from '../demo-accounts.ts';
import { seedCarriers } from './demo-carriers.ts';
import { seedTruckCarriers } from '../demo-truck-carriers.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import { isDockDay } from '@portal/contract/places/dock-days.ts';
import { isCarrierDay } from '../days.ts';
import { makeDemoLoads } from './demo-loads.ts';
import type { DemoCarriers } from './price-load.ts';

type DemoLoads = ReturnType<typeof makeDemoLoads>;

let database: TestDatabase;
let db: Database;
let accounts: DemoAccount[];
let carriers: DemoCarriers;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 2, { statementLimitMs: 0 }));
  await ensureAccess(db);
  accounts = await seedAccounts(db);
  await seedRatingTables(db, '2026-11-20');
  carriers = { ltl: await seedCarriers(db), trucks: await seedTruckCarriers(db) };
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/**
 * Instants of three weeks, each as far from the next one: every day of the week, a holiday and seventeen hours of the
 * day. `npm run walks` takes 45 of them (DEMO_INSTANTS), in nearly every hour.
 */
const count = Number(process.env['DEMO_INSTANTS'] ?? 17);
const threeWeeks = 45 * 673 * 60_000;
const instants = Array.from(
  { length: count },
  (_, i) => new Date(Date.UTC(2026, 10, 20) + Math.round((i * threeWeeks) / count)),
);

const loadsOf = new Map<number, DemoLoads>();
/** The loads of a portal that is filled at an instant, made once. */
const loadsAt = (now: Date): DemoLoads => {
  const made = loadsOf.get(now.getTime()) ?? makeDemoLoads(accounts, carriers, now, seededRandom(20_260_501));
  loadsOf.set(now.getTime(), made);
  return made;
};

it('has the same kinds of loads at whatever hour it is made', { timeout: 120_000 }, () => {
  for (const now of instants) {
    const loads = loadsAt(now);
    const first = loads.filter(({ plan }) => plan.account === accounts[0]).map(({ life }) => life.status);
    const lasting = ['unassigned', 'quoted', 'expired', 'tendered', 'declined', 'assigned', 'dispatched', 'in transit'];
    for (const status of [...lasting, 'delivered', 'completed', 'cancelled']) {
      expect(first, `${status} at ${now.toISOString()}`).toContain(status);
    }
    const underWay = loads.filter(({ life }) => life.status === 'in transit');
    expect(underWay.length, `in transit at ${now.toISOString()}`).toBeGreaterThan(20);
    const waiting = loads.filter(({ life }) => life.status === 'pending');
    expect(waiting, `waiting for a truck at ${now.toISOString()}`).toHaveLength(4);
  }
});

it('picks up and delivers on days of the carriers’ own calendar', { timeout: 60_000 }, () => {
  const others = ['2026-11-29T16:00:00Z', '2027-01-11T05:00:00Z'].map((instant) => new Date(instant));
  for (const now of [...instants, ...others]) {
    for (const { plan, life } of loadsAt(now)) {
      if (!life.journey) continue;
      expect(isCarrierDay(plan.pickup_date), `pickup on ${plan.pickup_date}`).toBe(true);
      const day = life.journey.delivery_day;
      if (plan.mode === 'ltl') expect(isCarrierDay(day), `delivery on ${day}`).toBe(true);
      else expect(isDockDay(day, plan.to.place), `delivery on ${day}`).toBe(true);
    }
  }
});

it(
  'has trucks that report what they do: in order, by their own clocks, nearer with every report',
  { timeout: 60_000 },
  () => {
    for (const now of instants.filter((_, i) => i % 4 === 0)) {
      for (const { plan, life, reports } of loadsAt(now)) {
        const about = `${plan.from.place.city} to ${plan.to.place.city} at ${now.toISOString()}`;
        const times = reports.map(({ occurred_at }) => occurred_at);
        expect(times, `order ${about}`).toEqual(times.toSorted());
        expect((times.at(-1) ?? '') <= now.toISOString(), `future ${about}`).toBe(true);
        for (const { type, occurred_at, timezone } of reports) {
          if (type === 'PICKUP_SCHEDULED') continue;
          expect(dayInZone(timezone, new Date(occurred_at)) >= plan.pickup_date, `${type} ${about}`).toBe(true);
        }
        const left = reports.map((report) => roadMiles(report, plan.to.place, 'US'));
        for (const [at, miles] of left.entries()) {
          expect(miles, `${reports[at]?.city} ${about}`).toBeLessThanOrEqual((left[at - 1] ?? plan.miles) * 1.15 + 30);
        }
        const delivered = reports.find(({ type }) => type === 'DELIVERED');
        if (delivered)
          expect(delivered, `delivery ${about}`).toMatchObject({
            city: plan.to.place.city,
            timezone: plan.to.place.timezone,
          });
        if (life.status === 'in transit') expect(delivered, `delivery ${about}`).toBeUndefined();
      }
    }
  },
);
