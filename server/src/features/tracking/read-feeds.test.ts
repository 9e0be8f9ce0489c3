import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import { systemContext } from '../../platform/context.ts';
import { type CarrierWorld, knowCarrier, startCarrierWorld } from '../../testing/carrier-world.ts';
import { makeShipper, type Shipper } from '../../testing/make-account.ts';
import { makeQuotedLoad } from '../../testing/quoted-load.ts';
import { applyEvent } from './apply-event.ts';

let world: CarrierWorld;
let shipper: Shipper;
let saia: number;
const choices = { pickup: 'true', insurance: 'false' } as const;

beforeAll(async () => {
  world = await startCarrierWorld();
  shipper = await makeShipper(world.app);
  saia = await knowCarrier(world.app, 'SAIA');
});
afterAll(() => world.stop());

const details = async (id: number) =>
  (await world.app.call(loads.details, { params: { id }, token: shipper.token })).body;

describe('a booked load', () => {
  it('is followed to its delivery, and its papers are filed', async () => {
    const load = await makeQuotedLoad(world.app, { account_id: shipper.account_id, carrier_id: saia });
    const booking = { params: { id: load.id }, query: choices, body: load.tender, token: shipper.token };
    expect(await world.app.call(tendering.tender, booking)).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect(await details(load.id)).toMatchObject({ status: 'delivered' }), 12_000);
    const delivered = await details(load.id);
    expect(delivered.actual_pickup_at).not.toBeNull();
    expect(delivered.actual_delivery_at).not.toBeNull();
    expect(delivered.tracking.map(({ type }) => type)).toEqual(expect.arrayContaining(['PICKED_UP', 'DELIVERED']));
    const papers = async () =>
      (await world.app.call(documents.list, { params: { load_id: load.id }, token: shipper.token })).body.items;
    await vi.waitFor(
      async () => expect((await papers()).map(({ type }) => type).sort()).toEqual(['bol', 'pod']),
      12_000,
    );
    const record = await world.app.services.db.selectFrom('carrier_days').selectAll().execute();
    expect(record).toMatchObject([{ carrier_id: saia, delivered: 1, on_time: 1 }]);
  });
});

const event = (changes: Partial<CarrierEvent>): CarrierEvent => ({
  event_id: 'e1',
  tender_key: 'none',
  pro_number: '100200300',
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

describe('what a carrier reports', () => {
  let loadId: number;
  const tell = (changes: Partial<CarrierEvent>, carrierId = saia) =>
    applyEvent(systemContext(world.app.services, 'test'), { carrier_id: carrierId, name: 'Saia' }, event(changes));
  const kept = () =>
    world.app.services.db
      .selectFrom('tracking_events')
      .select(['carrier_event_id', 'applied'])
      .where('load_id', '=', loadId)
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    const load = await makeQuotedLoad(world.app, { account_id: shipper.account_id, carrier_id: saia });
    loadId = load.id;
    await world.app.services.db
      .updateTable('loads')
      .set({ status: 'assigned', carrier_id: saia, pro_number: '100200300', due_date: sql<string>`'2026-11-24'` })
      .where('id', '=', loadId)
      .execute();
  });

  it('moves the load even where a step was never told', async () => {
    await tell({ event_id: 'p', type: 'PICKED_UP', eta: '2026-11-24' });
    expect(await details(loadId)).toMatchObject({ status: 'in transit', delivery_date: '2026-11-24' });
  });

  it('is told once, and never moves a load backwards', async () => {
    await tell({ event_id: 'p', type: 'PICKED_UP' });
    await tell({ event_id: 'late', type: 'PICKUP_SCHEDULED', occurred_at: '2026-11-19T12:00:00-06:00' });
    expect(await details(loadId)).toMatchObject({ status: 'in transit' });
    expect(await kept()).toEqual([
      { carrier_event_id: 'p', applied: true },
      { carrier_event_id: 'late', applied: false },
    ]);
  });

  it('moves the expected day, and says why in the history', async () => {
    await tell({ event_id: 'd', type: 'DELAY', eta: '2026-11-25', reason_code: '390-1', text: 'Weather in Memphis' });
    expect(await details(loadId)).toMatchObject({ delivery_date: '2026-11-25' });
    const history = await world.app.call(loads.history, { query: { load_id: loadId }, token: shipper.token });
    expect(history.body.items[0]).toMatchObject({
      kind: 'carrier_event',
      event: 'DELAY',
      reason: '390-1',
      actor: 'Saia',
    });
  });

  it('counts for the carrier that has the load and for no other', async () => {
    const other = await knowCarrier(world.app, 'EXLA');
    await tell({ event_id: 'x', type: 'DELIVERED' }, other);
    expect(await details(loadId)).toMatchObject({ status: 'in transit' });
    await tell({ event_id: 'y', type: 'DELIVERED', occurred_at: '2026-11-25T10:00:00-06:00' });
    expect(await details(loadId)).toMatchObject({ status: 'delivered', delivery_date: '2026-11-25', late_days: 1 });
  });
});
