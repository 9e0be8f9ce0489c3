import { randomUUID } from 'node:crypto';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { freeTimeTerms } from '@portal/contract/drayage/drayage.settings.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeDrayageLoad, type NewDrayageLoad } from '../../../seed/drayage-loads.ts';
import { makeLoad } from '../../../seed/loads.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../../loads/load-body.fixture.ts';
import { findDetails, todayIn } from '../drayage.queries.ts';
import { watchFreeTimeOnce } from './watch-free-time.ts';

let app: TestApp;
let shipper: Shipper;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
});

const haul = (details: NonNullable<NewDrayageLoad['haul']>, { account_id } = shipper) =>
  makeDrayageLoad(app.services.db, { account_id, status: 'assigned', haul: details });
const report = (load_id: number, type: 'GATE_OUT' | 'GATE_IN' | 'VESSEL_UNLOADED', day: string) =>
  app.services.db
    .insertInto('tracking_events')
    .values({
      load_id,
      carrier_id,
      carrier_event_id: randomUUID(),
      type,
      occurred_at: `${day}T20:00:00Z`,
      applied: true,
    })
    .execute();
const ask = (load_ids: number[], { token } = shipper) => app.call(drayage.deadlines, { query: { load_ids }, token });

it('says of each container what its own page says', async () => {
  const waiting = await haul({ last_free_day: inDays(3) });
  const out = await haul({ last_free_day: inDays(-1), free_days: 4, counting: 'calendar' });
  await report(out, 'GATE_OUT', inDays(-1));
  const back = await haul({ last_free_day: inDays(-9), free_days: 4, counting: 'calendar' });
  await report(back, 'GATE_OUT', inDays(-9));
  await report(back, 'GATE_IN', inDays(-8));
  const unknown = await haul({});
  const truck = await makeLoad(app.services.db, { account_id: shipper.account_id });
  const { status, body } = await ask([waiting, out, back, unknown, truck]);
  expect(status).toBe(200);
  const found = new Map(body.items.map(({ load_id, ...deadline }) => [load_id, deadline]));
  expect(found.get(waiting)).toMatchObject({ charge: 'demurrage', day: inDays(3) });
  expect(found.get(out)).toMatchObject({ charge: 'per_diem' });
  for (const load_id of [waiting, out, back, unknown]) {
    const { clock } = (await app.call(drayage.get, { params: { load_id }, token: shipper.token })).body;
    expect(found.get(load_id) ?? null).toEqual(clock.reading.deadline);
  }
  expect(found.has(truck)).toBe(false);
});

it('counts the days of the port, where an import begins and an export ends', async () => {
  // Never the same day in both.
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  sharedClock.set(new Date());
  const found = [];
  for (const direction of ['import', 'export'] as const) {
    const load_id = await haul({ direction, last_free_day: inDays(3) });
    const { db } = app.services;
    await db.updateTable('stops').set({ timezone: behind }).where('load_id', '=', load_id).execute();
    await db
      .updateTable('stops')
      .set({ timezone: ahead })
      .where('load_id', '=', load_id)
      .where('position', '=', 0)
      .execute();
    const days_left = (await ask([load_id])).body.items[0]?.days_left;
    const { clock } = (await app.call(drayage.get, { params: { load_id }, token: shipper.token })).body;
    expect(clock.reading.deadline?.days_left).toBe(days_left);
    found.push(days_left);
  }
  const leftIn = async (zone: string) => daysBetween(await todayIn(app.services.db, zone), inDays(3));
  expect(found).toEqual([await leftIn(ahead), await leftIn(behind)]);
});

it('is refused for a load of another account as for one there is not', async () => {
  const own = await haul({ last_free_day: inDays(3) });
  const foreign = await haul({ last_free_day: inDays(3) }, await makeShipper(app));
  for (const id of [foreign, 2_147_483_647]) {
    expect(await ask([own, id])).toMatchObject({ status: 404, body: { detail: [{ code: 'loads.not_found' }] } });
  }
});

const savannah = {
  charge: 'demurrage',
  steamship_line: null,
  place: 'USSAV',
  terminal: null,
  effective_from: null,
  effective_to: null,
  free_days: 6,
  counting: 'calendar',
  counting_after: 'calendar',
  first_day: 'next',
  closed_days: 'counted',
  tiers: [{ from_day: 1, per_day: 100 }],
};

it('has lists ordered by the days it says', async () => {
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const { name } = freeTimeTerms;
  const { version } = (await app.call(settings.get, { params: { name }, token })).body;
  const body = { value: [savannah], version };
  expect((await app.call(settings.change, { params: { name }, body, token })).status).toBe(200);
  const who = await makeShipper(app);
  const place = { place: 'USSAV', terminal: null };
  const typed = await haul({ ...place, last_free_day: inDays(30) }, who);
  const followed = await haul(place, who);
  await report(followed, 'VESSEL_UNLOADED', inDays(-1));
  await watchFreeTimeOnce(systemContext(app.services, 'test'));
  const query = { mode: 'drayage', sort: 'last_free_day', limit: 10 } as const;
  const { items } = (await app.call(loads.list, { query, token: who.token })).body;
  expect(items.map(({ id }) => id)).toEqual([followed, typed]);
  const said = (await ask([followed], who)).body.items[0]?.day;
  expect(await findDetails(app.services.db, followed)).toMatchObject({ computed_free_day: said, free_until: said });
});
