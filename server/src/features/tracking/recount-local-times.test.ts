import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone, localInstant } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { pushEvents, wireEvent } from '../../testing/fixtures/carriers/carrier-push.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { recountLocalTimes } from './recount-local-times.ts';

const secret = 'rlca-and-portal-know-this';
const zone = 'America/Chicago';
const day = addDays(dayInZone(zone, new Date()), 3);

let app: TestApp;
let shipper: Shipper;
let carrier_id: number;
let pro = 700_300_000;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'RLCA', webhook_secret: secret });
});

/** A booked load whose places an earlier table had an hour or two off, with what its carrier says of it. */
const bookedLoad = async (status: 'assigned' | 'cancelled' = 'assigned') => {
  pro += 1;
  const { id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  const { db } = app.services;
  await db
    .updateTable('loads')
    .set({ status: 'assigned', carrier_id, pro_number: String(pro), due_date: day })
    .set({ carrier_quote_id: tender.carrier_quote_id, bol_number: bolNumber('0614141', id) })
    .where('id', '=', id)
    .execute();
  await db.updateTable('stops').set({ timezone: 'America/New_York' }).where('load_id', '=', id).execute();
  const pro_number = String(pro);
  const events = [
    wireEvent({ event_id: `${pro}-out`, pro_number, type: 'PICKED_UP', location: null, eta: `${day}T14:30:00` }),
    wireEvent({ event_id: `${pro}-dock`, pro_number, type: 'X9', location: null, occurred_at: `${day}T09:00:00` }),
    wireEvent({ event_id: `${pro}-fixed`, pro_number, type: 'X9', location: null, occurred_at: `${day}T09:00:00Z` }),
  ];
  await pushEvents(app, events, { secret, scac: 'RLCA' });
  if (status === 'cancelled') await db.updateTable('loads').set({ status }).where('id', '=', id).execute();
  return id;
};

const recount = () => recountLocalTimes(systemContext(app.services, 'zones'));

const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

const plannedOf = async (id: number) =>
  (
    await app.services.db
      .selectFrom('tracking_events')
      .select(['carrier_event_id', 'planned_at'])
      .where('load_id', '=', id)
      .where('planned_at', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ planned_at }) => Date.parse(planned_at ?? ''));

const entriesOf = (id: number) =>
  app.services.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', 'load.local-times-counted')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();

const at = (time: string, timezone: string) => localInstant(day, time, timezone).instant;

it('gives a load that is not over the zones and the instants of the present table, once however often it runs', async () => {
  const id = await bookedLoad();
  expect((await details(id)).eta_at).toBe(at('14:30', 'America/New_York').toISOString());
  await Promise.all([recount(), recount()]);
  await recount();
  const load = await details(id);
  const zones = new Set(load.stops.map(({ timezone }) => timezone));
  expect(zones).not.toContain('America/New_York');
  const destination = load.stops.at(-1)?.timezone ?? '';
  expect(load.eta_at).toBe(at('14:30', destination).toISOString());
  // What was said with an offset stays.
  expect(await plannedOf(id)).toEqual([at('09:00', destination).getTime(), Date.parse(`${day}T09:00:00Z`)]);
  expect(await entriesOf(id)).toMatchObject([{ after: { estimates: 2 } }]);
});

it('gives each town of a shared postal area its own clocks', async () => {
  const id = await bookedLoad();
  const { db } = app.services;
  const shared = { zip_code: 'V0B', country: 'CA', state: 'BC', timezone: 'America/Edmonton' } as const;
  for (const [position, city] of ['Creston', 'Fernie'].entries()) {
    const stop = { ...shared, city };
    await db.updateTable('stops').set(stop).where('load_id', '=', id).where('position', '=', position).execute();
  }
  await recount();
  expect((await details(id)).stops.map(({ timezone }) => timezone)).toEqual(['America/Creston', 'America/Edmonton']);
  expect(await entriesOf(id)).toMatchObject([
    { before: { zones: [{ city: 'Creston', timezone: 'America/Edmonton' }] } },
  ]);
});

it('keeps the papers on file, and makes no new version of them by itself', async () => {
  const id = await bookedLoad();
  const body = { load_id: id, type: 'bol', language: 'en' } as const;
  const ask = () => app.call(generatedPapers.generate, { body, token: shipper.token });
  const { body: filed } = await ask();
  await recount();
  expect((await details(id)).stops.map(({ timezone }) => timezone)).not.toContain('America/New_York');
  expect((await ask()).body).toMatchObject({ id: filed.id, created: false });
});

it('leaves a load alone that is over', async () => {
  const id = await bookedLoad('cancelled');
  await recount();
  expect((await details(id)).stops.map(({ timezone }) => timezone)).toContain('America/New_York');
  expect(await entriesOf(id)).toEqual([]);
});
