import { loads } from '@portal/contract/loads/loads.contract.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { pushBody, pushEvents, sign, wireEvent } from '../../testing/fixtures/carriers/carrier-push.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const secret = 'saia-and-portal-know-this';

/** Two days from now: an arrival on this day is not late as a day, whatever the clock says. */
const dueDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

let app: TestApp;
let shipper: Shipper;
let saia: number;
let estes: number;
let pro = 700_100_000;
let loadId: number;
let proNumber: string;

const bookedLoad = async (carrierId: number) => {
  pro += 1;
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  await app.services.db
    .updateTable('loads')
    .set({ status: 'assigned', carrier_id: carrierId, pro_number: String(pro), due_date: dueDay })
    .where('id', '=', load.id)
    .execute();
  return { id: load.id, pro_number: String(pro) };
};

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  saia = await makeCarrier(app.services.db, { scac: 'SAIA', webhook_secret: secret });
  estes = await makeCarrier(app.services.db, { scac: 'EXLA' });
});
beforeEach(async () => {
  ({ id: loadId, pro_number: proNumber } = await bookedLoad(saia));
});

const details = async () => (await app.call(loads.details, { params: { id: loadId }, token: shipper.token })).body;
const kept = async () =>
  (
    await app.services.db
      .selectFrom('tracking_events')
      .select('carrier_event_id')
      .where('load_id', '=', loadId)
      .orderBy('id')
      .execute()
  ).map(({ carrier_event_id }) => carrier_event_id);
const event = (name: string, changes = {}) =>
  wireEvent({ event_id: `${proNumber}-${name}`, pro_number: proNumber, ...changes });

describe('a carrier that pushes', () => {
  it('moves its load, and is answered the same however often it repeats itself', async () => {
    const journey = [event('pickup', { type: 'PICKED_UP', eta: dueDay }), event('way')];
    for (let time = 0; time < 3; time += 1) {
      expect(await pushEvents(app, journey, { secret })).toEqual({ status: 200, body: { kept: 2, refused: [] } });
    }
    expect(await details()).toMatchObject({ status: 'in transit', delivery_date: dueDay });
    expect(await kept()).toEqual([`${proNumber}-pickup`, `${proNumber}-way`]);
  });

  it('knows nothing of another carrier’s tender, even by its key', async () => {
    const { db } = app.services;
    const { id: carrier_quote_id } = await db
      .selectFrom('carrier_quotes')
      .select('id')
      .where('load_id', '=', loadId)
      .executeTakeFirstOrThrow();
    const tender = { load_id: loadId, carrier_id: saia, carrier_quote_id, status: 'accepted' } as const;
    const { tender_key } = await db
      .insertInto('tenders')
      .values({ ...tender, answer_by: new Date().toISOString() })
      .returning('tender_key')
      .executeTakeFirstOrThrow();
    const share = (webhook_secret: string | null) =>
      db.updateTable('carriers').set({ webhook_secret }).where('id', '=', estes).execute();
    await share('estes');
    onTestFinished(async () => void (await share(null)));
    const picked = [event('foreign', { type: 'PICKED_UP', tender_key, pro_number: '1' })];
    expect((await pushEvents(app, picked, { scac: 'EXLA', secret: 'estes' })).status).toBe(404);
    expect([(await details()).status, await kept()]).toEqual(['assigned', []]);
    expect((await pushEvents(app, picked, { secret })).status).toBe(200);
    expect((await details()).status).toBe('in transit');
  });

  it('is believed once when it says the same thing twenty times at once', async () => {
    const picked = [event('once', { type: 'PICKED_UP' })];
    // What waits too long for the others is put off, and a carrier pushes it again.
    const push = async (): Promise<number> => {
      const { status } = await pushEvents(app, picked, { secret });
      return status === 503 ? push() : status;
    };
    expect(new Set(await Promise.all(Array.from({ length: 20 }, push)))).toEqual(new Set([200]));
    expect(await kept()).toHaveLength(1);
    const moves = await app.services.db
      .selectFrom('load_history')
      .select('event')
      .where('load_id', '=', loadId)
      .where('kind', '=', 'status')
      .execute();
    expect(moves).toEqual([{ event: 'pick_up' }]);
  });

  it('reads local times, which are those of the place', async () => {
    await app.services.db
      .updateTable('stops')
      .set({ timezone: 'America/Los_Angeles' })
      .where('load_id', '=', loadId)
      .where('type', '=', 'delivery')
      .execute();
    const arrival = { type: 'DELIVERED', occurred_at: '2026-11-18T23:30:00', location: null };
    await pushEvents(app, [event('memphis', { occurred_at: '2026-11-17T08:00:00' }), event('home', arrival)], {
      secret,
    });
    const { tracking, delivery_date } = await details();
    expect(tracking).toMatchObject([
      { occurred_at: '2026-11-17T14:00:00.000Z', timezone: 'America/Chicago' },
      { occurred_at: '2026-11-19T07:30:00.000Z', timezone: 'America/Los_Angeles' },
    ]);
    expect(delivery_date).toBe('2026-11-18');
  });

  it('gives the moment of arrival, and the hours it comes too late', async () => {
    await app.services.db.updateTable('stops').set({ close_time: '16:00' }).where('load_id', '=', loadId).execute();
    await pushEvents(app, [event('eta', { type: 'PICKED_UP', eta: `${dueDay}T18:30:00` })], { secret });
    const load = await details();
    expect(load).toMatchObject({ delivery_date: dueDay, late_days: 0, late_hours: 3 });
    expect(load.eta_at).toBe(localInstant(dueDay, '18:30', 'America/Chicago').instant.toISOString());
  });

  it('is late by the clocks that Calgary keeps since 2026', async () => {
    const changes = { close_time: '17:00', timezone: 'America/Edmonton' };
    await app.services.db.updateTable('stops').set(changes).where('load_id', '=', loadId).execute();
    await app.services.db.updateTable('loads').set({ due_date: '2026-12-15' }).where('id', '=', loadId).execute();
    await pushEvents(app, [event('calgary', { type: 'PICKED_UP', eta: '2026-12-15T23:30:00Z' })], { secret });
    expect(await details()).toMatchObject({ delivery_date: '2026-12-15', late_hours: 1 });
  });
});

describe('what was not signed by the carrier', () => {
  const body = () => JSON.stringify({ events: [event('forged', { type: 'DELIVERED' })] });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it.each<[string, string, () => Promise<{ status: number; body: unknown }>]>([
    ['unsigned', 'bad_signature', () => pushBody(app, body(), { headers: {} })],
    ['signed with another secret', 'bad_signature', () => pushBody(app, body(), { secret: 'guessed' })],
    [
      'signed by a carrier without a secret',
      'bad_signature',
      () => pushBody(app, body(), { scac: 'EXLA', secret: '' }),
    ],
    ['signed by a carrier nobody knows', 'bad_signature', () => pushBody(app, body(), { scac: 'ZZZZ', secret })],
    ['changed on the way', 'bad_signature', () => pushBody(app, body(), { headers: sign(secret, `${body()} `) })],
    [
      'given another time',
      'bad_signature',
      () =>
        pushBody(app, body(), {
          headers: {
            ...sign(secret, body(), minutesAgo(20)),
            'x-carrier-timestamp': String(Math.floor(Date.now() / 1000)),
          },
        }),
    ],
    ['signed six minutes ago', 'stale', () => pushBody(app, body(), { secret, at: minutesAgo(6) })],
    ['signed six minutes ahead', 'stale', () => pushBody(app, body(), { secret, at: minutesAgo(-6) })],
  ])('is refused when it is %s: %s', async (_, code, push) => {
    expect(await push()).toMatchObject({ status: 401, body: { detail: [{ code: `tracking.${code}` }] } });
    expect(await kept()).toEqual([]);
    expect(await details()).toMatchObject({ status: 'assigned' });
  });

  it('is refused the same way whether or not the carrier is known', async () => {
    const known = await pushBody(app, body(), { secret: 'guessed' });
    expect(await pushBody(app, body(), { scac: 'ZZZZ', secret: 'guessed' })).toEqual(known);
  });
});

describe('what a carrier may not report', () => {
  it('is refused where the load is another’s, and nothing changes', async () => {
    const other = await bookedLoad(estes);
    const about = wireEvent({ event_id: 'foreign', pro_number: other.pro_number, type: 'DELIVERED' });
    expect(await pushEvents(app, [about], { secret })).toMatchObject({
      status: 404,
      body: { detail: [{ code: 'tracking.unknown_load', field: 'events.0' }] },
    });
    const mixed = await pushEvents(app, [about, event('own', { type: 'PICKED_UP' })], { secret });
    expect(mixed).toEqual({
      status: 200,
      body: { kept: 1, refused: [{ event_id: 'foreign', code: 'tracking.unknown_load' }] },
    });
    const row = await app.services.db
      .selectFrom('loads')
      .select('status')
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'assigned' });
    expect(await details()).toMatchObject({ status: 'in transit' });
  });

  it('is what has not happened yet', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await pushEvents(app, [event('early', { occurred_at: tomorrow })], { secret })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'tracking.in_future' }] },
    });
  });

  // X12 elements 1650 and 1652, release 004010: estimates and appointments.
  it.each(['C1', 'B6', 'AA', 'XA', 'X9', 'AC', 'EP', 'LP', 'ED', 'LD'])(
    'is not what %s has planned for tomorrow: it was reported now',
    async (type) => {
      const planned = new Date(Date.now() + 86_400_000).toISOString();
      const sent = Date.now();
      expect(await pushEvents(app, [event(`plan-${type}`, { type, occurred_at: planned })], { secret })).toMatchObject({
        status: 200,
      });
      const row = await app.services.db
        .selectFrom('tracking_events')
        .select(['occurred_at', 'planned_at'])
        .where('carrier_event_id', '=', `${proNumber}-plan-${type}`)
        .executeTakeFirstOrThrow();
      expect(Date.parse(row.planned_at ?? '')).toBe(Date.parse(planned));
      expect(Date.parse(row.occurred_at)).toBeGreaterThanOrEqual(sent - 1);
      expect(Date.parse(row.occurred_at)).toBeLessThanOrEqual(Date.now());
    },
  );

  // The same for what is done when it is reported: arrived, departed, loaded, delivered, refused and the like.
  it.each('X3 X8 L1 CP AM AF X4 P1 BA J1 R1 X6 X1 X5 AJ AH AP BC CL S1 A3 A7 A9 AI D1 CD CA'.split(' '))(
    'is what %s says of tomorrow',
    async (type) => {
      const ahead = new Date(Date.now() + 86_400_000).toISOString();
      expect(await pushEvents(app, [event(`ahead-${type}`, { type, occurred_at: ahead })], { secret })).toMatchObject({
        status: 400,
        body: { detail: [{ code: 'tracking.in_future' }] },
      });
    },
  );

  it('may have been planned for a time that has passed, which it counts as of', async () => {
    const past = new Date(Date.now() - 3_600_000).toISOString();
    await pushEvents(app, [event('kept-late', { type: 'X9', occurred_at: past })], { secret });
    const row = await app.services.db
      .selectFrom('tracking_events')
      .select(['occurred_at', 'planned_at'])
      .where('carrier_event_id', '=', `${proNumber}-kept-late`)
      .executeTakeFirstOrThrow();
    expect([Date.parse(row.occurred_at), row.planned_at]).toEqual([Date.parse(past), null]);
  });

  it('is not planned for years ahead', async () => {
    const far = event('far', { type: 'X9', occurred_at: '9999-01-01T00:00:00Z' });
    expect(await pushEvents(app, [far], { secret })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'tracking.in_future' }] },
    });
  });

  it('lies years back, as a clock says that was reset', async () => {
    expect(await pushEvents(app, [event('reset', { occurred_at: '1990-01-01T00:00:00Z' })], { secret })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'tracking.long_ago' }] },
    });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['no JSON', '{"events":[', 400],
    ['no events', '{"events":[]}', 400],
    ['an event without a number', '{"events":[{"type":"DELIVERED"}]}', 400],
    ['too much', JSON.stringify({ events: ['x'.repeat(300_000)] }), 413],
  ])('is %s', async (_, body, status) => {
    expect(await pushBody(app, body, { secret })).toMatchObject({ status });
    expect(await kept()).toEqual([]);
  });

  it('comes as JSON', async () => {
    const text = JSON.stringify({ events: [event('form')] });
    const headers = { ...sign(secret, text), 'content-type': 'application/x-www-form-urlencoded' };
    expect(await pushBody(app, text, { headers })).toMatchObject({ status: 415 });
  });
});
