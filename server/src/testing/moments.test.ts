import { randomUUID } from 'node:crypto';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone, localInstant } from '@portal/contract/values/zones/local-time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDays } from '../features/carriers/carriers.queries.ts';
import { todayIn } from '../features/drayage/drayage.queries.ts';
import { findTariffsAt } from '../features/drayage/rate/drayage-tariffs.queries.ts';
import { findBorderFees } from '../features/quotes/rating/border-fees.queries.ts';
import { findParcelTariffs } from '../features/quotes/rating/parcel-tariffs.queries.ts';
import { endOfDay, priceDay } from '../features/quotes/rating/price-day.ts';
import { findTariffs } from '../features/quotes/rating/tariffs.queries.ts';
import { findTruckTariffs } from '../features/quotes/rating/truck-tariffs.queries.ts';
import { insertTender } from '../features/tendering/booking.queries.ts';
import { findQuote, findTenderWithCarrier } from '../features/tendering/tendering.queries.ts';
import { systemContext } from '../platform/context.ts';
import { makeCarrier, makeTariff } from '../seed/carriers.ts';
import { makeDrayageTariffs } from '../seed/drayage-tariffs.ts';
import { makeParcelTariff } from '../seed/parcel-tariffs.ts';
import { makeTruckTariff } from '../seed/truck-tariffs.ts';
import { makeClaimRow, makeDeliveredLoad } from './fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { settableClock } from './fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const clock = settableClock();
let app: TestApp;
let shipper: Shipper;
let carrier_id: number;

beforeAll(async () => {
  app = await startTestApp({}, { clock });
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'WERN', enabled: false });
});
afterAll(() => app.stop());

const zones = ['America/Mexico_City', 'America/New_York', 'Pacific/Honolulu'] as const;
/** Days with and without summer time, the ends of a month and of a year, and a 29 February. */
const days = ['2031-01-01', '2031-03-09', '2031-07-15', '2031-11-02', '2032-02-29', '2032-03-01'] as const;
const midnight = (day: string, zone: string): number => localInstant(day, '00:00', zone).instant.getTime();

const anyZone = fc.constantFrom(...zones);
const anyDay = fc.constantFrom(...days);
/** Seconds from a moment: right beside it, or up to a day away. */
const seconds = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400, max: 86_400 }));
const setClock = (instant: number, after: number): Date => {
  const now = new Date(instant + after * 1000);
  clock.set(now);
  return now;
};

/** The zone of the operator where nobody has chosen another. */
const operator = 'America/Chicago';

const holds = async (check: (day: string, zone: string, after: number) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(anyDay, anyZone, seconds, check), { numRuns: 25 });

describe('around midnight in three zones', () => {
  it('the day of a container is the day of its place', () =>
    holds(async (day, zone, after) => {
      const now = setClock(midnight(day, zone), after);
      expect(await todayIn(app.services.db, zone)).toBe(dayInZone(zone, now));
    }));

  it('the record of a carrier ends with the present day', () =>
    holds(async (day, zone, after) => {
      const now = setClock(midnight(day, zone), after);
      const record = await findDays(systemContext(app.services, 'test'), carrier_id, 3);
      expect(record.at(-1)?.day).toBe(dayInZone(operator, now));
    }));

  it('a load is late once its last day is over where it is delivered', async () => {
    const { account_id, token } = await makeShipper(app);
    const id = await makeDeliveredLoad(app, account_id, { status: 'in transit', actual_delivery_at: null });
    const { db } = app.services;
    await holds(async (day, zone, after) => {
      const now = setClock(midnight(day, zone), after);
      const due_date = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      await db.updateTable('loads').set({ due_date, delivery_date: null }).where('id', '=', id).execute();
      await db.updateTable('stops').set({ timezone: zone }).where('load_id', '=', id).execute();
      const isLate = dayInZone(zone, now) > due_date;
      const [all, late, one] = await Promise.all([
        app.call(loads.list, { query: {}, token }),
        app.call(loads.list, { query: { late: 'true' }, token }),
        app.call(loads.details, { params: { id }, token }),
      ]);
      expect([all.body.late, late.body.total]).toEqual(isLate ? [1, 1] : [0, 0]);
      expect(all.body.items.map(({ late_days }) => late_days > 0)).toEqual([isLate]);
      expect(one.body.late_days > 0).toBe(isLate);
    });
  });

  it('a price of a day is good until the end of that day and no longer', () =>
    holds(async (day, zone, after) => {
      const now = setClock(midnight(day, zone), after).getTime();
      const today = priceDay(operator, new Date(now));
      const end = Date.parse(endOfDay(operator, today));
      // The last second of a day counts as a whole; a day on which the clocks change is longer or shorter than others.
      expect(end - now).toBeGreaterThan(-1000);
      expect(dayInZone(operator, new Date(end))).toBe(today);
      expect(dayInZone(operator, new Date(end + 1000))).not.toBe(today);
    }));

  it('a case is overdue once the day of its deadline is over for the operator', async () => {
    const load_id = await makeDeliveredLoad(app, shipper.account_id);
    const id = await makeClaimRow(app, { load_id, account_id: shipper.account_id });
    await holds(async (day, zone, after) => {
      const now = setClock(midnight(day, zone), after);
      await app.services.db
        .updateTable('claims')
        .set({ next_deadline: 'resolve', next_due_on: day })
        .where('id', '=', id)
        .execute();
      const { body } = await app.call(claims.list, { query: { load_id }, token: shipper.token });
      expect(body.items[0]?.next_deadline).toMatchObject({ due_on: day });
      expect(body.items[0]?.next_deadline?.overdue).toBe(day < dayInZone('America/Chicago', now));
    });
  });
});

describe('around the first day of new tariffs', () => {
  const tables = ['tariffs', 'parcel_tariffs', 'truck_tariffs', 'drayage_tariffs'] as const;
  const place = 'USLAX';
  let id: number;

  /** An old and a new tariff of each kind. */
  beforeAll(async () => {
    const { db } = app.services;
    id = await makeCarrier(db, { scac: 'TRFS', modes: ['ltl', 'drayage'] });
    for (const [name, effective_from] of [
      ['old', '2025-01-01'],
      ['new', '2025-01-02'],
    ] as const) {
      const isOld = name === 'old';
      const bands = [{ from_miles: 0, per_mile: 3 }];
      await makeTariff(db, id, { name, effective_from });
      await makeParcelTariff(db, id, { name, effective_from });
      await makeTruckTariff(db, id, { mode: 'ftl', truck_types: ['VAN_53'], bands, name, effective_from });
      await makeDrayageTariffs(db, id, [{ place, effective_from, chassis_days_included: isOld ? 1 : 2 }]);
      const fee = { border: 'MX', direction: 'into_us', price: isOld ? 1 : 2, effective_from };
      await db
        .insertInto('border_fees')
        .values({ carrier_id: id, ...fee })
        .execute();
    }
  });

  /** Lets the new tariffs begin on a day and the old ones end with the day before it. */
  const beginOn = async (day: string): Promise<void> => {
    const { db } = app.services;
    for (const table of tables) {
      const rows = () => db.updateTable(table).where('carrier_id', '=', id);
      await rows()
        .set({ effective_to: addDays(day, -1) })
        .where('effective_from', '=', '2025-01-01')
        .execute();
      await rows().set({ effective_from: day }).where('effective_from', '>', '2025-01-01').execute();
    }
    const fees = db.updateTable('border_fees').where('carrier_id', '=', id).where('price', '=', 2);
    await fees.set({ effective_from: day }).execute();
  };

  it('those of the pickup day count where the pickup is', () =>
    holds(async (day, zone, after) => {
      await beginOn(day);
      const { db } = app.services;
      const pickup = dayInZone(zone, setClock(midnight(day, zone), after));
      const [ltl, parcel, truck, container, fees] = await Promise.all([
        findTariffs(db, id, 'ltl', pickup),
        findParcelTariffs(db, id, pickup),
        findTruckTariffs(db, id, 'ftl', { code: 'VAN_53', rated_as: null }, pickup),
        findTariffsAt(db, place, pickup),
        findBorderFees(db, pickup),
      ]);
      const names = [...ltl, ...[...parcel, ...truck].map(({ tariff }) => tariff)].map(({ name }) => name);
      const wanted = after >= 0 ? 'new' : 'old';
      expect(names).toEqual([wanted, wanted, wanted]);
      expect(container.map(({ chassis_days_included }) => chassis_days_included)).toEqual([after >= 0 ? 2 : 1]);
      expect(fees.get(id)?.map(({ price }) => price)).toEqual([after >= 0 ? 2 : 1]);
    }));

  it('a port shows the terms of its own day', () =>
    holds(async (day, _zone, after) => {
      await beginOn(day);
      setClock(midnight(day, 'America/Los_Angeles'), after);
      const { body } = await app.call(drayage.portsAt, { params: { location: place }, token: shipper.token });
      expect(body.items.map(({ chassis_days_included }) => chassis_days_included)).toEqual([after >= 0 ? 2 : 1]);
    }));
});

describe('around an expiry', () => {
  it('a quote is shown and taken as long as its time is not over', () =>
    holds(async (day, zone, after) => {
      const expiry = midnight(day, zone);
      setClock(expiry, after);
      const expires_at = new Date(expiry).toISOString();
      const { id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id, expires_at });
      const { body } = await app.call(quotes.list, { params: { id }, token: shipper.token });
      expect(body.items.map(({ status }) => status)).toEqual([after >= 0 ? 'expired' : 'open']);
      expect(await findQuote(app.services.db, id, tender.carrier_quote_id)).toMatchObject({ is_over: after >= 0 });
    }));

  it('a tender is overdue once the window of its carrier is over', async () => {
    const { id: load_id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
    const { db } = app.services;
    await holds(async (day, zone, after) => {
      await db.deleteFrom('tenders').where('load_id', '=', load_id).execute();
      setClock(midnight(day, zone), 0);
      const row = { load_id, carrier_id, carrier_quote_id: tender.carrier_quote_id, tender_key: randomUUID() };
      const id = await insertTender(db, row, '2 hours');
      setClock(midnight(day, zone) + 2 * 3_600_000, after);
      expect(await findTenderWithCarrier(db, id)).toMatchObject({ is_overdue: after >= 0 });
    });
  });
});
