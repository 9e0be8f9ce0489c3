import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDay, operatorZone } from '../../platform/settings/operator-day.ts';
import { systemContext } from '../../platform/context.ts';
import { insertCalendars } from './calendars.queries.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** By the operator's calendar, as the days of carriers are kept. */
const daysAgo = (days: number): string => addDays(operatorDay(systemContext(app.services, 'test')), -days);

const deliver = (carrier_id: number, day: string, delivered: number, on_time: number) =>
  app.services.db.insertInto('carrier_days').values({ carrier_id, day, delivered, on_time }).execute();

describe('the carriers', () => {
  it('are listed while they are enabled, and never with how they are reached', async () => {
    const { token } = await makeShipper(app);
    await makeCarrier(app.services.db, { scac: 'AAAA', short_name: 'Able', api_key: 'hidden-key' });
    await makeCarrier(app.services.db, { scac: 'ZZZZ', short_name: 'Zero', enabled: false });
    const { body } = await app.call(carriers.list, { token });
    expect(body.items.find(({ scac }) => scac === 'AAAA')).toMatchObject({ modes: ['ltl'], parcels_only: false });
    expect(body.items.map(({ scac }) => scac)).not.toContain('ZZZZ');
    expect(JSON.stringify(body)).not.toContain('hidden-key');
  });

  it('say when they are closed by their own calendar, this year and the next', async () => {
    const { db } = app.services;
    const { token } = await makeShipper(app);
    const year = Number(dayInZone(operatorZone(app.services), app.services.clock.now()).slice(0, 4));
    const shown = [`${year}-01-02`, `${year + 1}-12-30`];
    const days = [`${year - 1}-12-30`, ...shown.toReversed(), `${year + 2}-01-02`];
    const closed = days.map((day) => ({ calendar: 'OWN', day, name: '' }));
    await insertCalendars(db, [{ code: 'OWN', name: 'Own' }], closed);
    await makeCarrier(db, { scac: 'CLSD', calendar: 'OWN' });
    await makeCarrier(db, { scac: 'FDRL' });
    const { body } = await app.call(carriers.list, { token });
    const closedDaysOf = (wanted: string) => body.items.find(({ scac }) => scac === wanted)?.closed_days;
    expect(closedDaysOf('CLSD')).toEqual(shown);
    expect(closedDaysOf('FDRL')).toBeNull();
  });

  it('show what they delivered in the last 30 days', async () => {
    const { token } = await makeShipper(app);
    const id = await makeCarrier(app.services.db, { scac: 'BBBB' });
    await deliver(id, daysAgo(31), 100, 0);
    await deliver(id, daysAgo(20), 20, 19);
    await deliver(id, daysAgo(2), 20, 20);
    const { body } = await app.call(carriers.details, { token, params: { id } });
    const { days, ...figures } = body.performance;
    expect(figures).toEqual({ on_time_percent: 97.5, loads: 40, on_time: 39 });
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => daysAgo(29 - index)));
    expect(days.filter(({ delivered }) => delivered > 0)).toEqual([
      { day: daysAgo(20), delivered: 20, on_time: 19 },
      { day: daysAgo(2), delivered: 20, on_time: 20 },
    ]);
  });

  it('without a record have no percentage, and without a row no page', async () => {
    const { token } = await makeShipper(app);
    const id = await makeCarrier(app.services.db, { scac: 'CCCC' });
    const { body } = await app.call(carriers.details, { token, params: { id } });
    expect(body.performance).toMatchObject({ on_time_percent: null, loads: 0, on_time: 0 });
    expect(body.performance.days.every(({ delivered }) => delivered === 0)).toBe(true);
    const missing = await app.call(carriers.details, { token, params: { id: 999_999 } });
    expect(missing).toMatchObject({ status: 404, body: { detail: [{ code: 'carriers.not_found' }] } });
  });
});

it('warns of a carrier whose service fell below its threshold, and of no other', async () => {
  const { token } = await makeShipper(app);
  const [late, punctual] = [
    await makeCarrier(app.services.db, { scac: 'LATE' }),
    await makeCarrier(app.services.db, { scac: 'GOOD' }),
  ];
  const alert = { threshold_percent: 90, message_en: 'Below 90 %', message_es: 'Menos de 90 %' };
  for (const carrier_id of [late, punctual]) {
    await app.services.db
      .insertInto('carrier_alerts')
      .values({ ...alert, carrier_id })
      .execute();
  }
  await deliver(late, daysAgo(3), 10, 8);
  await deliver(punctual, daysAgo(3), 10, 9);
  const { body } = await app.call(carriers.alerts, { token, query: {} });
  expect(body.items).toMatchObject([
    { carrier_id: late, threshold_percent: 90, message: { en: 'Below 90 %', es: 'Menos de 90 %' } },
  ]);
});
