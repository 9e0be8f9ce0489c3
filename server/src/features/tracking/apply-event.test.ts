import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import type { TenderStatus } from '@portal/contract/tendering/tender-status.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import { systemContext } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { applyEvent } from './apply-event.ts';

let app: TestApp;
let shipper: Shipper;
let saia: number;
let estes: number;
let loadId: number;
let count = 0;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  saia = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia' });
  estes = await makeCarrier(app.services.db, { scac: 'EXLA' });
});

const ctx = () => systemContext(app.services, 'test');
const proOf = (id: number): string => `pro-${id}`;

const bookedLoad = async (status: LoadStatus = 'assigned'): Promise<number> => {
  const { id } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: saia });
  await app.services.db
    .updateTable('loads')
    .set({ status, carrier_id: saia, pro_number: proOf(id), due_date: sql<string>`'2026-11-24'` })
    .where('id', '=', id)
    .execute();
  return id;
};

const tenderTo = async (carrier_id: number, status: TenderStatus): Promise<string> => {
  const quote = await app.services.db
    .selectFrom('carrier_quotes')
    .select('id')
    .where('load_id', '=', loadId)
    .executeTakeFirstOrThrow();
  const { tender_key } = await app.services.db
    .insertInto('tenders')
    .values({ load_id: loadId, carrier_id, carrier_quote_id: quote.id, status, answer_by: new Date().toISOString() })
    .returning('tender_key')
    .executeTakeFirstOrThrow();
  return tender_key;
};

const about = (id: number, changes: Partial<CarrierEvent>): CarrierEvent => ({
  event_id: `e${(count += 1)}`,
  refs: { pro: proOf(id) },
  type: 'IN_TRANSIT',
  occurred_at: '2026-11-20T12:00:00-06:00',
  city: 'Memphis',
  state: 'TN',
  latitude: 35.1,
  longitude: -90,
  eta: null,
  reason_code: null,
  text: null,
  ...changes,
});

const report = (changes: Partial<CarrierEvent>, carrierId = saia) =>
  applyEvent(ctx(), { carrier_id: carrierId, name: 'Saia' }, about(loadId, changes));
const details = async (id = loadId) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
const kept = () =>
  app.services.db
    .selectFrom('tracking_events')
    .select(['carrier_event_id', 'applied'])
    .where('load_id', '=', loadId)
    .orderBy('id')
    .execute();

beforeEach(async () => {
  loadId = await bookedLoad();
});

describe('what a carrier reports', () => {
  it('moves the load even where a step was never reported', async () => {
    await report({ type: 'PICKED_UP', eta: '2026-11-24' });
    expect(await details()).toMatchObject({ status: 'in transit', delivery_date: '2026-11-24' });
  });

  it('is applied once, and never moves a load backwards', async () => {
    expect(await report({ event_id: 'p', type: 'PICKED_UP' })).toBe('kept');
    expect(await report({ event_id: 'p', type: 'PICKED_UP' })).toBe('known');
    await report({ event_id: 'late', type: 'PICKUP_SCHEDULED', occurred_at: '2026-11-19T12:00:00-06:00' });
    expect(await details()).toMatchObject({ status: 'in transit' });
    expect(await kept()).toEqual([
      { carrier_event_id: 'p', applied: true },
      { carrier_event_id: 'late', applied: false },
    ]);
  });

  it('moves the expected day, and says why on the load and in its history', async () => {
    await report({ type: 'PICKED_UP' });
    await report({ type: 'DELAY', eta: '2026-11-25', reason_code: '390-1', text: 'Weather in Memphis' });
    expect(await details()).toMatchObject({
      delivery_date: '2026-11-25',
      exception: { kind: 'weather', reason_code: '390-1', at: '2026-11-20T18:00:00.000Z' },
    });
    const listed = await app.call(loads.list, { query: {}, token: shipper.token });
    expect(listed.body.items.find(({ id }) => id === loadId)).toMatchObject({ exception: 'weather' });
    const history = await app.call(loads.history, {
      query: { load_id: loadId, source: 'carrier' },
      token: shipper.token,
    });
    expect(history.body.items.filter(({ kind }) => kind === 'carrier_event')).toMatchObject([
      { event: 'DELAY', at: '2026-11-20T18:00:00.000Z', reason: '390-1', actor: 'Saia' },
      { event: 'PICKED_UP' },
    ]);
  });

  it('counts for the carrier that has the load and for no other', async () => {
    expect(await report({ type: 'DELIVERED' }, estes)).toBe('unknown_load');
    expect(await details()).toMatchObject({ status: 'assigned' });
    await report({ type: 'DELIVERED', occurred_at: '2026-11-25T10:00:00-06:00' });
    expect(await details()).toMatchObject({ status: 'delivered', delivery_date: '2026-11-25', late_days: 1 });
  });

  it('counts once it takes the load, where it was reported before that', async () => {
    loadId = await bookedLoad('tendered');
    expect(await report({ type: 'PICKED_UP' })).toBe('kept');
    expect(await details()).toMatchObject({ status: 'tendered', actual_pickup_at: null });
    await app.services.db.updateTable('loads').set({ status: 'assigned' }).where('id', '=', loadId).execute();
    await emit(ctx(), loadAssigned, { load_id: loadId });
    await vi.waitFor(async () => expect(await details()).toMatchObject({ status: 'in transit' }), 30_000);
    expect(await details()).toMatchObject({ actual_pickup_at: '2026-11-20T18:00:00.000Z' });
  });

  it('says nothing of a booking that came after the one it names', async () => {
    const before = await tenderTo(saia, 'cancelled');
    const now = await tenderTo(saia, 'accepted');
    expect(await report({ refs: { key: before }, type: 'CANCELLED' })).toBe('kept');
    expect(await report({ refs: { key: before }, type: 'PICKED_UP' })).toBe('kept');
    expect(await details()).toMatchObject({ status: 'assigned' });
    await report({ refs: { key: now }, type: 'PICKUP_SCHEDULED' });
    expect(await details()).toMatchObject({ status: 'dispatched', actual_pickup_at: null });
  });

  it('finds its load by whatever a wire names it by, and by nothing of another carrier', async () => {
    const key = await tenderTo(saia, 'accepted');
    const { wire_id } = await app.services.db
      .selectFrom('tenders')
      .select('wire_id')
      .where('tender_key', '=', key)
      .executeTakeFirstOrThrow();
    const { db } = app.services;
    await db
      .updateTable('loads')
      .set({ bol_number: `BOL-${loadId}`, po_number: `PO ${loadId}` })
      .where('id', '=', loadId)
      .execute();
    expect(wire_id).toBe(`FP${loadId}A`);
    const bySender = [{ wire_id }, { shipment_id: wire_id.toLowerCase() }, { shipment_id: `BOL${loadId}` }];
    for (const refs of [...bySender, { pro: `PRO${loadId}` }, { bol: `bol ${loadId}` }, { po: `po${loadId}` }]) {
      expect(await report({ refs, type: 'IN_TRANSIT' })).toBe('kept');
      expect(await report({ refs, type: 'IN_TRANSIT' }, estes)).toBe('unknown_load');
    }
    expect(await report({ refs: { pro: '-', bol: '', po: ' ' } })).toBe('unknown_load');
    // A purchase order that two loads have names neither.
    const other = await bookedLoad();
    for (const id of [loadId, other])
      await app.services.db
        .updateTable('loads')
        .set({ po_number: `SHARED${loadId}` })
        .where('id', '=', id)
        .execute();
    expect(await report({ refs: { po: `SHARED${loadId}` } })).toBe('unknown_load');
  });

  it('gives a load that was accepted without a PRO number the one it brings, and changes none', async () => {
    const key = await tenderTo(saia, 'accepted');
    await app.services.db.updateTable('loads').set({ pro_number: null }).where('id', '=', loadId).execute();
    await report({ refs: { key, pro: 'NEW-PRO-1' }, type: 'PICKUP_SCHEDULED' });
    expect(await details()).toMatchObject({ pro_number: 'NEW-PRO-1', status: 'dispatched' });
    await report({ refs: { key, pro: 'NEW-PRO-2' }, type: 'PICKED_UP' });
    expect(await details()).toMatchObject({ pro_number: 'NEW-PRO-1' });
    const { body } = await app.call(loads.history, { query: { load_id: loadId }, token: shipper.token });
    expect(body.items.filter(({ event }) => event === 'pro_given')).toMatchObject([
      { changes: [{ field: 'pro_number', before: null, after: 'NEW-PRO-1' }] },
    ]);
  });

  it('corrects the day of delivery in the carrier’s record', async () => {
    await app.services.db.deleteFrom('carrier_days').execute();
    await report({ type: 'PROOF_OF_DELIVERY', occurred_at: '2026-11-25T09:00:00-06:00' });
    await report({ type: 'DELIVERED', occurred_at: '2026-11-24T15:00:00-06:00' });
    expect(await details()).toMatchObject({ delivery_date: '2026-11-24', late_days: 0 });
    const record = await app.services.db.selectFrom('carrier_days').selectAll().orderBy('day').execute();
    expect(record).toEqual([
      { carrier_id: saia, day: '2026-11-24', delivered: 1, on_time: 1, late_days: 0 },
      { carrier_id: saia, day: '2026-11-25', delivered: 0, on_time: 0, late_days: 0 },
    ]);
  });
});

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 16, 14 + hour)).toISOString();

/** A journey with everything that happens to freight: a pickup missed, a delay, a delivery tried in vain. */
const journey: readonly Partial<CarrierEvent>[] = [
  { type: 'PICKUP_SCHEDULED', eta: '2026-11-20' },
  { type: 'PICKUP_ATTEMPTED', reason_code: 'AY' },
  { type: 'PICKED_UP', eta: '2026-11-24' },
  { type: 'DELAY', eta: '2026-11-25', reason_code: '390-1' },
  { type: 'ARRIVED_AT_TERMINAL', eta: '2026-11-26T15:00:00-05:00' },
  { type: 'OUT_FOR_DELIVERY' },
  { type: 'DELIVERY_ATTEMPTED', reason_code: '330-1' },
  { type: 'OUT_FOR_DELIVERY' },
  { type: 'DELIVERED', reason_code: '200-3' },
  { type: 'PROOF_OF_DELIVERY' },
].map((event, hour) => ({ ...event, occurred_at: at(hour) }) as Partial<CarrierEvent>);

const factsOf = async (id: number) => {
  const load = await details(id);
  return {
    status: load.status,
    delivery_date: load.delivery_date,
    eta_at: load.eta_at,
    late_days: load.late_days,
    exception: load.exception,
    actual_pickup_at: load.actual_pickup_at,
    actual_delivery_at: load.actual_delivery_at,
    out_for_delivery_at: load.out_for_delivery_at,
    tracking: load.tracking.map(({ type, occurred_at }) => ({ type, occurred_at })),
  };
};

describe('a journey', () => {
  const steps = journey.map((_, index) => index);
  /** Every step at least once, some again, in any order. */
  const received = fc
    .tuple(fc.constant(steps), fc.array(fc.constantFrom(...steps), { maxLength: 8 }))
    .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }));

  const live = async (order: readonly number[]): Promise<number> => {
    const id = await bookedLoad();
    for (const index of order) {
      const event = about(id, { ...journey[index], event_id: `${id}-${index}` });
      await applyEvent(ctx(), { carrier_id: saia, name: 'Saia' }, event);
    }
    return id;
  };

  it('ends the same, with one line of history for each move, in whatever order it is reported and however often', async () => {
    const expected = await factsOf(await live(steps));
    expect(expected).toMatchObject({
      status: 'delivered',
      exception: { kind: 'short' },
      actual_pickup_at: at(2),
      out_for_delivery_at: at(7),
      actual_delivery_at: at(8),
    });
    await fc.assert(
      fc.asyncProperty(received, async (order) => {
        const id = await live(order);
        expect(await factsOf(id)).toEqual(expected);
        const moves = await app.services.db
          .selectFrom('load_history')
          .select(['from_status', 'to_status'])
          .where('load_id', '=', id)
          .where('kind', '=', 'status')
          .orderBy('id')
          .execute();
        // Each move begins where the one before it ended, and none leads back.
        expect(moves.at(0)?.from_status).toBe('assigned');
        expect(moves.at(-1)?.to_status).toBe('delivered');
        moves.slice(1).forEach((move, i) => expect(move.from_status).toBe(moves[i]?.to_status));
        expect(moves.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('is reported late once of each day it is expected later than promised', async () => {
    await report({ type: 'PICKED_UP', eta: '2026-11-24' });
    await report({ type: 'DELAY', eta: '2026-11-25', occurred_at: at(1) });
    await report({ type: 'ARRIVED_AT_TERMINAL', eta: '2026-11-25', occurred_at: at(150) });
    await report({ type: 'DELAY', eta: '2026-11-27', occurred_at: at(151) });
    await report({ type: 'IN_TRANSIT', eta: '2026-11-25', occurred_at: at(152) });
    const delays = await app.services.db
      .selectFrom('told_delays')
      .select('delivery_date')
      .where('load_id', '=', loadId)
      .orderBy('delivery_date')
      .execute();
    expect(delays.map(({ delivery_date }) => delivery_date)).toEqual(['2026-11-25', '2026-11-27']);
  });
});
