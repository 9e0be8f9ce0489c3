import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { type CarrierWorld, knowCarrier, startCarrierWorld } from '../../testing/fixtures/carrier-world.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { readFeedsOnce } from './read-feeds.ts';

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

const bookWith = async (carrier_id: number) => {
  const load = await makeQuotedLoad(world.app, { account_id: shipper.account_id, carrier_id });
  const booking = { params: { id: load.id }, query: choices, body: load.tender, token: shipper.token };
  expect(await world.app.call(tendering.tender, booking)).toMatchObject({ status: 200 });
  return load;
};

describe('a booked load', () => {
  it('is followed to its delivery, and its papers are filed', async () => {
    const load = await bookWith(saia);
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
  it('is reported to its delivery by a carrier that pushes, repeats itself and whose feed is read as well', async () => {
    const xpo = await knowCarrier(world.app, 'CNWY', { webhook_secret: 'demo-push-cnwy' });
    await world.behave('CNWY', { fault: 'duplicates' });
    world.simulator.pushTo(world.app.url);
    const load = await bookWith(xpo);
    await vi.waitFor(async () => expect(await details(load.id)).toMatchObject({ status: 'delivered' }), 12_000);
    await readFeedsOnce(systemContext(world.app.services, 'test'));
    const { tracking } = await details(load.id);
    expect(new Set(tracking.map(({ id }) => id)).size).toBe(tracking.length);
    expect(tracking.filter(({ type }) => type === 'DELIVERED')).toHaveLength(1);
  });
});
