import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDrayageLoad, type NewDrayageLoad } from '../../../seed/drayage-loads.ts';
import { drayageServiceId } from '../../../seed/drayage-tariffs.ts';
import { systemContext } from '../../../platform/context.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { losAngelesDay } from '../drayage.fixture.ts';
import { findDetails } from '../drayage.queries.ts';
import { clocksOf } from './read-clock.ts';
import { watchFreeTimeOnce } from './watch-free-time.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let carrierId: number;
/** Today in Los Angeles. */
let today: string;

const [first, second, third] = ['CSQU3054383', 'MSKU6011672', 'TGHU7654320'] as const;
const three = { container_count: 3, container_numbers: [first, second, third] };

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  carrierId = await drayageServiceId(app.services.db);
  today = await losAngelesDay(app);
});

const makeHaul = (haul: NewDrayageLoad['haul'] = {}, status: LoadStatus = 'in transit') =>
  makeDrayageLoad(app.services.db, {
    account_id: shipper.account_id,
    created_by: shipper.user_id,
    carrier_id: carrierId,
    status,
    haul: { ...three, ...haul },
  });
const change = (load_id: number, body: object) =>
  app.call(drayage.change, { token: shipper.token, params: { load_id }, body });

const detailsOf = async (haul: NewDrayageLoad['haul']) => {
  const row = await findDetails(app.services.db, await makeHaul(haul));
  if (!row) throw new Error('just made');
  return row;
};
const at = (type: string, day: string, container_number: string | null) => ({
  type,
  occurred_at: `${day}T09:00:00`,
  container_number,
});

describe('several containers of one load', () => {
  it('each have their own days and charges, which add up', async () => {
    const own = [{ number: second, last_free_day: '2026-06-05' }];
    const row = await detailsOf({ last_free_day: '2026-06-03', container_free_days: JSON.stringify(own) });
    const events = [at('GATE_OUT', '2026-06-04', first), at('GATE_IN', '2026-06-06', first)];
    const { clock, containers } = clocksOf(row, events, '2026-06-07');
    expect(containers.map(({ number, days, total }) => [number, days.last_free_day, days.gate_out, total])).toEqual([
      // A day of demurrage, and a third day of the chassis beyond the two in the price.
      [first, '2026-06-03', '2026-06-04', 175 + 55],
      [second, '2026-06-05', null, 2 * 175],
      [third, '2026-06-03', null, 4 * 175],
    ]);
    expect(containers[0]).toMatchObject({ days: { returned: '2026-06-06' }, per_diem: { state: 'stopped' } });
    expect(clock).toMatchObject({
      demurrage: { state: 'running', days: 7, amount: 7 * 175 },
      chassis: { state: 'running', days: 1, amount: 55 },
      total: 7 * 175 + 55,
      // Of the container that costs the longest, which is still there.
      reading: { deadline: { charge: 'demurrage', day: '2026-06-03', days_left: -4 } },
    });
  });

  it('share what the gate says of none in particular, unless it says more of one', async () => {
    const row = await detailsOf({});
    const events = [at('GATE_OUT', '2026-06-01', null), at('GATE_OUT', '2026-06-03', third)];
    const { containers } = clocksOf(row, events, '2026-06-04');
    expect(containers.map(({ days }) => days.gate_out)).toEqual(['2026-06-01', '2026-06-01', '2026-06-03']);
  });

  it('are as many as were asked for while no number is known', async () => {
    const row = await detailsOf({ container_count: 2, container_numbers: [], last_free_day: '2026-06-03' });
    const { clock, containers } = clocksOf(row, [], '2026-06-05');
    expect(containers.map(({ number, total }) => [number, total])).toEqual([
      [null, 350],
      [null, 350],
    ]);
    expect(clock.total).toBe(700);
  });

  it('have stopped costing when the last is back', async () => {
    const row = await detailsOf({ container_count: 2, container_numbers: [first, second] });
    const gone = [at('GATE_OUT', '2026-06-01', null), at('GATE_IN', '2026-06-02', second)];
    expect(clocksOf(row, gone, '2026-06-03').clock).toMatchObject({ days: { returned: null } });
    const all = clocksOf(row, [...gone, at('GATE_IN', '2026-06-05', first)], '2026-06-09');
    expect(all.clock).toMatchObject({ days: { returned: '2026-06-05' }, chassis: { state: 'stopped' } });
  });
});

describe('a container’s own last free day', () => {
  it('is kept, listed in the history, and goes with its container', async () => {
    const id = await makeHaul({ last_free_day: '2090-03-03' }, 'assigned');
    const own = [{ number: 'msku 601167-2', last_free_day: '2090-03-08' }];
    const { body } = await change(id, { container_free_days: own });
    expect(body.container_free_days).toEqual([{ number: second, last_free_day: '2090-03-08' }]);
    expect(body.containers.map(({ days }) => days.last_free_day)).toEqual(['2090-03-03', '2090-03-08', '2090-03-03']);
    const history = await app.call(loads.history, { token: shipper.token, query: { load_id: id } });
    expect(history.body.items[0]).toMatchObject({
      event: 'change_papers',
      changes: [{ field: 'container_free_days', before: [], after: [{ number: second }] }],
    });
    const fewer = await change(id, { container_numbers: [first, third] });
    expect(fewer.body.container_free_days).toEqual([]);
  });

  it.each([
    [
      'of a container that is not the load’s',
      { container_free_days: [{ number: 'MSCU6639870', last_free_day: '2090-03-08' }] },
      'drayage.free_day_without_container',
      'container_free_days',
    ],
    [
      'of a number with a wrong digit',
      { container_free_days: [{ number: 'CSQU3054384', last_free_day: '2090-03-08' }] },
      'drayage.container_number_check_digit',
      'container_free_days.0.number',
    ],
    [
      'that is no day',
      { container_free_days: [{ number: first, last_free_day: '2090-02-31' }] },
      'http.no_such_day',
      'container_free_days.0.last_free_day',
    ],
    [
      'beside a number that is there twice',
      { container_numbers: [first, first] },
      'drayage.number_twice',
      'container_numbers',
    ],
  ])('is refused %s', async (_title, body, code, field) => {
    const id = await makeHaul({}, 'assigned');
    expect(await change(id, body)).toMatchObject({ status: 400, body: { errors: [{ code, field }] } });
  });
});

describe('a container whose free time ends tomorrow', () => {
  it('is named in the warning, alike ones in one mail, and once', async () => {
    const tomorrow = addDays(today, 1);
    const own = [{ number: third, last_free_day: addDays(today, 9) }];
    const id = await makeHaul({ last_free_day: tomorrow, container_free_days: JSON.stringify(own) }, 'assigned');
    const system = systemContext(app.services, 'test');
    await Promise.all([1, 2, 3].map(() => watchFreeTimeOnce(system)));
    await mails.to(shipper.email, 1);
    const about = () => mails.all.filter(({ subject }) => subject.includes(String(id)));
    const day = `${tomorrow.slice(5, 7)}-${tomorrow.slice(8)}-${tomorrow.slice(0, 4)}`;
    expect(about().map(({ subject }) => subject)).toEqual([
      `Load ${id}: containers ${first}, ${second} are free at the terminal until ${day}`,
    ]);
    // What is learned later of the third counts for the third alone.
    await change(id, { container_free_days: [] });
    await watchFreeTimeOnce(system);
    await mails.to(shipper.email, 2);
    expect(about().at(-1)?.subject).toBe(`Load ${id}: container ${third} is free at the terminal until ${day}`);
    await watchFreeTimeOnce(system);
    expect(about()).toHaveLength(2);
  });
});
