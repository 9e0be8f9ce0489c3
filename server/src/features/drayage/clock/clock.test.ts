import { openHaulStatuses } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDrayageLoad, type NewDrayageLoad } from '../../../seed/drayage-loads.ts';
import { drayageServiceId } from '../../../seed/drayage-tariffs.ts';
import { systemContext } from '../../../platform/context.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { losAngelesDay, makeDrayage, openPorts, quotesOf } from '../drayage.fixture.ts';
import { type DetailsRow, findDetails, findOnTheirWay } from '../drayage.queries.ts';
import { clocksOf } from './read-clock.ts';
import { watchFreeTimeOnce } from './watch-free-time.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let carrierId: number;
/** Today in Los Angeles. */
let today: string;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  carrierId = await drayageServiceId(app.services.db);
  today = await losAngelesDay(app);
});

/** A port of Los Angeles's zone where no law frees holidays: what is counted from today must not depend on the season. */
const sameEveryDay = { place: 'USSEA' };

const makeHaul = (haul: NewDrayageLoad['haul'], status: LoadStatus = 'in transit') =>
  makeDrayageLoad(app.services.db, {
    account_id: shipper.account_id,
    created_by: shipper.user_id,
    carrier_id: carrierId,
    status,
    haul: haul ?? {},
  });

/** What the gate said of a container, or of all of a load, at an hour of Los Angeles. */
const pass = (load_id: number, type: 'GATE_OUT' | 'GATE_IN', localTime: string, container: string | null = null) =>
  app.services.pool.query(
    `insert into tracking_events (load_id, carrier_id, carrier_event_id, type, occurred_at, container_number)
     values ($1, $2, $3, $4, $5::timestamp at time zone 'America/Los_Angeles', $6)`,
    [load_id, carrierId, `${load_id}-${type}-${localTime}-${container}`, type, localTime, container],
  );
const clockNow = async (load_id: number) =>
  (await app.call(drayage.get, { token: shipper.token, params: { load_id } })).body.clock;

const row = async (haul: NewDrayageLoad['haul']): Promise<DetailsRow> => {
  const found = await findDetails(app.services.db, await makeHaul(haul));
  if (!found) throw new Error('just made');
  return found;
};
const out = (day: string, container_number: string | null = null) => ({
  type: 'GATE_OUT',
  occurred_at: `${day}T09:00:00`,
  container_number,
});
const back = (day: string, container_number: string | null = null) => ({
  type: 'GATE_IN',
  occurred_at: `${day}T15:00:00`,
  container_number,
});
const clockOf = (...input: Parameters<typeof clocksOf>) => clocksOf(...input).clock;

describe('the clock of a container', () => {
  it('counts demurrage from the last free day while it stands at the terminal', async () => {
    const details = await row({ last_free_day: '2026-06-03' });
    expect(clockOf(details, [], '2026-06-02')).toMatchObject({
      demurrage: { state: 'running', days: 0, amount: 0, rate: 175 },
      per_diem: { state: 'not_started' },
      reading: { deadline: { charge: 'demurrage', day: '2026-06-03', days_left: 1 } },
    });
    expect(clockOf(details, [], '2026-06-06')).toMatchObject({ demurrage: { days: 3, amount: 525 }, total: 525 });
    const gone = clockOf(details, [out('2026-06-05')], '2026-06-09');
    expect(gone.demurrage).toMatchObject({ state: 'stopped', days: 2, amount: 350, rate: 175 });
  });

  it('counts free days by the line’s working days, and every day after them', async () => {
    // Out on Thursday, July 2, 2026; Friday the 3rd is the holiday observed. Four working days end on July 9.
    const details = await row({ steamship_line: 'MAEU', place: 'USSAV', terminal: null });
    const events = [out('2026-07-02')];
    expect(clockOf(details, events, '2026-07-09')).toMatchObject({
      per_diem: { state: 'running', days: 0 },
      reading: { per_diem_last_free_day: '2026-07-09', deadline: { charge: 'per_diem', days_left: 0 } },
    });
    // Friday, the weekend and Monday cost.
    expect(clockOf(details, events, '2026-07-13').per_diem).toMatchObject({ days: 4, amount: 600, rate: 150 });
  });

  it('leaves out holidays and closed days in California', async () => {
    const details = await row({ steamship_line: 'MAEU' });
    const closures = [{ place: 'USLAX', terminal: null, weekday: 0, day: null }];
    const terms = { rows: [], closures };
    const read = (today: string) => clocksOf(details, [out('2026-08-31')], today, { terms }).clock;
    // Free until Friday, September 4, 2026; Saturday and Tuesday cost, Sunday and Labor Day do not.
    expect(read('2026-09-08')).toMatchObject({
      per_diem: { days: 2 },
      reading: { per_diem_last_free_day: '2026-09-04' },
    });
  });

  it('computes the last free day from the discharge until one is typed, and prices by tiers', async () => {
    const haul = { place: 'USSAV', terminal: null, steamship_line: 'HLCU' };
    const computed = {
      charge: 'demurrage' as const,
      steamship_line: null,
      place: 'USSAV',
      terminal: null,
      effective_from: null,
      effective_to: null,
      free_days: 4,
      counting: 'working' as const,
      counting_after: 'working' as const,
      first_day: 'next' as const,
      closed_days: 'never' as const,
      tiers: [
        { from_day: 1, per_day: 100 },
        { from_day: 3, per_day: 250 },
      ],
    };
    const terms = { rows: [computed], closures: [] };
    const discharged = [{ type: 'VESSEL_UNLOADED', occurred_at: '2026-11-13T22:00:00', container_number: null }];
    const read = async (more: object) =>
      clocksOf(await row({ ...haul, ...more }), discharged, '2026-11-24', { terms }).clock;
    // Monday to Thursday are free; Friday, Monday and Tuesday cost.
    expect(await read({})).toMatchObject({
      days: { last_free_day: '2026-11-19', is_last_free_day_computed: true },
      demurrage: { days: 3, amount: 450, rate: 250 },
    });
    expect(await read({ last_free_day: '2026-11-23' })).toMatchObject({
      days: { last_free_day: '2026-11-23', is_last_free_day_computed: false },
      demurrage: { days: 1, amount: 100 },
    });
  });

  it('counts calendar days where the load says so, whatever its line does', async () => {
    const details = await row({
      steamship_line: 'MAEU',
      place: 'USSAV',
      terminal: null,
      free_days: 3,
      counting: 'calendar',
    });
    const { per_diem } = clockOf(details, [out('2026-07-02')], '2026-07-13');
    expect(per_diem).toMatchObject({ days: 8, amount: 1200 });
  });

  it('asks no second price for days of the chassis the booked price charges for', async () => {
    await openPorts(app);
    // Two days are included at Los Angeles; the price charges for the other four of six.
    const { id } = await makeDrayage(app, shipper.token, { chassis_days: 6 });
    const [quote] = await quotesOf(app, shipper.token, id);
    expect(quote?.lines.map(({ code }) => code)).toContain('CHASSIS');
    const { db } = app.services;
    await db.updateTable('loads').set({ carrier_quote_id: quote?.id }).where('id', '=', id).execute();
    const away = async (day: number) => {
      await pass(id, day === 1 ? 'GATE_OUT' : 'GATE_IN', `2026-06-${String(day).padStart(2, '0')}T09:00:00`);
      return (await clockNow(id)).chassis.days;
    };
    await away(1);
    expect(await away(6)).toBe(0);
    expect(await clockNow(id)).toMatchObject({ chassis_days_included: 2, chassis_days_in_price: 6 });
    expect(await away(8)).toBe(2);
  });

  it('counts chassis days from gate-out to return, three at least, less those the haul included', async () => {
    const details = await row({});
    const short = clockOf(details, [out('2026-06-01'), back('2026-06-02')], '2026-06-20');
    expect(short).toMatchObject({ reading: { chassis_days: 3 }, chassis: { state: 'stopped', days: 1, amount: 55 } });
    const long = clockOf(details, [out('2026-06-01'), back('2026-06-10')], '2026-06-20');
    expect(long).toMatchObject({ reading: { chassis_days: 10, deadline: null }, chassis: { days: 8, amount: 440 } });
    const own = await row({ chassis_provider: 'steamship_line' });
    expect(clockOf(own, [out('2026-06-01')], '2026-06-20').chassis).toMatchObject({ amount: 0, rate: 0 });
  });

  it('of an export runs from gate to gate, whatever a vessel brought', async () => {
    const details = await row({ direction: 'export', free_days: 2, counting: 'calendar' });
    const discharged = { type: 'VESSEL_UNLOADED', occurred_at: '2026-05-20T22:00:00', container_number: null };
    expect(clockOf(details, [discharged, out('2026-06-01')], '2026-06-05')).toMatchObject({
      days: { last_free_day: null },
      demurrage: { days: 0 },
      per_diem: { state: 'running', days: 2 },
    });
    expect(clockOf(details, [out('2026-06-01'), back('2026-06-05')], '2026-06-20')).toMatchObject({
      per_diem: { state: 'stopped', days: 2 },
      reading: { deadline: null },
    });
  });

  it('bills every container of a load', async () => {
    const details = await row({ container_count: 3, last_free_day: '2026-06-03' });
    expect(clockOf(details, [], '2026-06-05')).toMatchObject({ demurrage: { amount: 1050 }, total: 1050 });
  });
});

describe('the clock on a load', () => {
  it('is read at today of the port, by the local days of what the gates reported', async () => {
    const id = await makeHaul({
      ...sameEveryDay,
      last_free_day: addDays(today, -6),
      free_days: 2,
      counting: 'calendar',
    });
    // Half an hour before midnight in Los Angeles is the next day elsewhere.
    await pass(id, 'GATE_OUT', `${addDays(today, -5)} 23:30`);
    expect(await clockNow(id)).toMatchObject({
      days: { today, gate_out: addDays(today, -5), returned: null },
      demurrage: { state: 'stopped', days: 1, amount: 175 },
      per_diem: { state: 'running', days: 3, amount: 420 },
      chassis: { state: 'running', days: 4, amount: 220 },
      total: 815,
    });
    await pass(id, 'GATE_IN', `${addDays(today, -1)} 10:00`);
    expect(await clockNow(id)).toMatchObject({
      days: { returned: addDays(today, -1) },
      per_diem: { state: 'stopped', days: 2 },
      reading: { deadline: null },
    });
  });
});

describe('a container whose free time ends tomorrow', () => {
  it('is one until midnight where it stands, whatever day it is elsewhere', async () => {
    const id = await makeHaul({ last_free_day: addDays(today, 1) }, 'assigned');
    const { db } = app.services;
    const foundAt = async (day: string, time: string) => {
      sharedClock.set(localInstant(day, time, 'America/Los_Angeles').instant);
      return (await findOnTheirWay(db, openHaulStatuses)).some(({ load_id }) => load_id === id);
    };
    try {
      expect(await foundAt(addDays(today, -1), '23:30')).toBe(false);
      expect(await foundAt(today, '00:30')).toBe(true);
      expect(await foundAt(today, '23:30')).toBe(true);
    } finally {
      sharedClock.letGo();
    }
  });

  it('is warned of once, at the terminal and away from it', async () => {
    const tomorrow = addDays(today, 1);
    const standing = await makeHaul({ last_free_day: tomorrow }, 'assigned');
    const away = await makeHaul({ ...sameEveryDay, free_days: 2, counting: 'calendar' });
    await pass(away, 'GATE_OUT', `${addDays(today, -1)} 08:00`);
    const later = await makeHaul({ last_free_day: addBusinessDays(tomorrow, 3) }, 'assigned');
    const cancelled = await makeHaul({ last_free_day: tomorrow }, 'cancelled');
    const system = systemContext(app.services, 'test');
    await Promise.all([1, 2, 3].map(() => watchFreeTimeOnce(system)));
    await watchFreeTimeOnce(system);
    const about = (id: number) =>
      mails.all.filter(({ subject }) => subject.includes(String(id))).map((one) => one.subject);
    // Other mails go to the same person.
    await vi.waitFor(() => expect([about(standing), about(away)].map(({ length }) => length)).toEqual([1, 1]), 30_000);
    const day = `${tomorrow.slice(5, 7)}-${tomorrow.slice(8)}-${tomorrow.slice(0, 4)}`;
    expect(about(standing)).toEqual([`Load ${standing}: the container is free at the terminal until ${day}`]);
    expect(about(away)).toEqual([`Load ${away}: the container is free until ${day}`]);
    expect([...about(later), ...about(cancelled)]).toEqual([]);
  });
});
