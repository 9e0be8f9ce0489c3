import { randomUUID } from 'node:crypto';
import { advancedSearch } from '@portal/contract/loads/advanced-search.contract.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeDrayageLoad, type NewDrayageLoad } from '../../../seed/drayage-loads.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeLoad } from '../../../seed/loads.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  [shipper, other] = [await makeShipper(app), await makeShipper(app)];
  trucker = await makeCarrier(app.services.db, { scac: unusedScac() });
});

const haul = (status: LoadStatus, details: NewDrayageLoad['haul'], { account_id } = shipper) =>
  makeDrayageLoad(app.services.db, { account_id, status, haul: details ?? {} });
const report = (
  load_id: number,
  type: 'GATE_OUT' | 'GATE_IN',
  occurred_at: string,
  container_number: string | null = null,
) =>
  app.services.db
    .insertInto('tracking_events')
    .values({
      load_id,
      carrier_id: trucker,
      carrier_event_id: randomUUID(),
      type,
      occurred_at,
      container_number,
      timezone: 'America/Los_Angeles',
      applied: true,
    })
    .execute();
const list = async (query: object = {}, { token } = shipper) =>
  (await app.call(loads.list, { query: { limit: 100, ...query }, token })).body;
const containerOf = async (id: number) =>
  (await app.call(loads.get, { params: { id }, token: shipper.token })).body.container;

it('says of a container its number, line, terminal and the first last free day, by their names', async () => {
  const numbers = ['MSKU1234565', 'MSKU7654320'];
  const id = await haul('assigned', {
    container_count: 2,
    container_numbers: numbers,
    steamship_line: 'MAEU',
    last_free_day: '2026-12-09',
    container_free_days: JSON.stringify([{ number: 'MSKU7654320', last_free_day: '2026-12-04' }]),
  });
  const expected = {
    is_export: false,
    numbers,
    count: 2,
    code: '40HC',
    steamship_line: 'Maersk',
    place: 'Los Angeles',
    last_free_day: '2026-12-04',
    gate_out: null,
    returned: false,
  };
  expect(await containerOf(id)).toMatchObject(expected);
  expect((await containerOf(id))?.terminal).toMatch(/APM/);
  const query = { mode: 'drayage', limit: 100 } as never;
  const { body } = await app.call(advancedSearch.search, { query, token: shipper.token });
  expect(body.items.find((load) => load.id === id)?.container).toMatchObject(expected);
  const ltl = await makeLoad(app.services.db, { account_id: shipper.account_id });
  expect(await containerOf(ltl)).toBeNull();
});

it('says since when containers are out, on the clock of their place, and that all of them are back', async () => {
  const numbers = ['MSKU1234565', 'MSKU7654320'];
  const id = await haul('in transit', { container_count: 2, container_numbers: numbers });
  await report(id, 'GATE_OUT', '2026-11-21T05:00:00Z', numbers[0]);
  expect(await containerOf(id)).toMatchObject({ gate_out: '2026-11-20', returned: false });
  await report(id, 'GATE_IN', '2026-11-24T18:00:00Z', numbers[0]);
  expect(await containerOf(id)).toMatchObject({ returned: false });
  await report(id, 'GATE_IN', '2026-11-25T18:00:00Z', numbers[1]);
  expect(await containerOf(id)).toMatchObject({ returned: true });
});

it('lists containers at their terminals by the day they begin to cost, then all others, of one account alone', async () => {
  const who = await makeShipper(app);
  const at = (days: number) => ({ last_free_day: inDays(days) });
  const gone = await haul('in transit', at(-3), who);
  const unknown = await haul('assigned', {}, who);
  const later = await haul('assigned', at(9), who);
  const overdue = await haul('quoted', at(-2), who);
  const soon = await haul('pending', at(1), who);
  const forgotten = await haul('quoted', at(-60), who);
  const foreign = await haul('assigned', at(0), other);
  const truck = await makeLoad(app.services.db, { account_id: who.account_id });
  const found = async (query: object) => {
    const { items, total } = await list({ sort: 'last_free_day', ...query }, who);
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  const all = await found({ mode: 'drayage' });
  expect(all.slice(0, 3)).toEqual([overdue, soon, later]);
  expect(all.slice(3).toSorted((a, b) => a - b)).toEqual([gone, unknown, forgotten].toSorted((a, b) => a - b));
  expect(await found({ mode: 'drayage', group: 'pending' })).toEqual([soon]);
  expect(await found({})).toContain(truck);
  const second = await list({ sort: 'last_free_day', mode: 'drayage', skip: 1, limit: 2 }, who);
  expect(second.items.map(({ id }) => id)).toEqual([soon, later]);
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const everybody = (await list({ sort: 'last_free_day', mode: 'drayage' }, operator)).items.map(({ id }) => id);
  expect(everybody.indexOf(overdue)).toBeLessThan(everybody.indexOf(foreign));
  expect(everybody.indexOf(foreign)).toBeLessThan(everybody.indexOf(soon));
});

it('orders by the day that is shown: of several containers the first, and one that follows from reports', async () => {
  const who = await makeShipper(app);
  const numbers = ['MSKU1234565', 'MSKU7654320'];
  const own = JSON.stringify([{ number: numbers[1], last_free_day: inDays(2) }]);
  const typed = await haul('assigned', { last_free_day: inDays(3) }, who);
  const followed = await haul('assigned', { computed_free_day: inDays(4) }, who);
  const several = await haul(
    'assigned',
    { last_free_day: inDays(8), container_count: 2, container_numbers: numbers, container_free_days: own },
    who,
  );
  const { items } = await list({ sort: 'last_free_day', mode: 'drayage' }, who);
  expect(items.map(({ id }) => id)).toEqual([several, typed, followed]);
});
