import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import {
  type SimulatedCarriers,
  knowCarrier,
  startSimulatedCarriers,
} from '../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { readFeedsOnce } from './read-feeds.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;
let saia: number;
const choices = { pickup: 'true', insurance: 'false' } as const;

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app);
  saia = await knowCarrier(simulated.app, 'SAIA');
});
afterAll(() => simulated.stop());

const details = async (id: number) =>
  (await simulated.app.call(loads.details, { params: { id }, token: shipper.token })).body;

const bookWith = async (carrier_id: number) => {
  const load = await makeQuotedLoad(simulated.app, { account_id: shipper.account_id, carrier_id });
  const booking = { params: { id: load.id }, query: choices, body: load.tender, token: shipper.token };
  expect(await simulated.app.call(tendering.tender, booking)).toMatchObject({ status: 200 });
  return load;
};

describe('a booked load', () => {
  it('is followed to its delivery, and its papers are filed', async () => {
    const load = await bookWith(saia);
    await vi.waitFor(async () => expect(await details(load.id)).toMatchObject({ status: 'delivered' }), 30_000);
    const delivered = await details(load.id);
    expect(delivered.actual_pickup_at).not.toBeNull();
    expect(delivered.actual_delivery_at).not.toBeNull();
    expect(delivered.tracking.map(({ type }) => type)).toEqual(expect.arrayContaining(['PICKED_UP', 'DELIVERED']));
    const papers = async () =>
      (await simulated.app.call(documents.list, { params: { load_id: load.id }, token: shipper.token })).body.items;
    await vi.waitFor(
      async () => expect((await papers()).map(({ type }) => type).sort()).toEqual(['bol', 'pod']),
      30_000,
    );
    const days = simulated.app.services.db.selectFrom('carrier_days').selectAll();
    expect(await days.where('carrier_id', '=', saia).execute()).toMatchObject([{ delivered: 1, on_time: 1 }]);
  });
  it('is reported to its delivery by a carrier that pushes, repeats itself and whose feed is read as well', async () => {
    const xpo = await knowCarrier(simulated.app, 'CNWY', { webhook_secret: 'demo-push-cnwy' });
    await simulated.behave('CNWY', { fault: 'duplicates' });
    simulated.simulator.pushTo(simulated.app.url);
    const load = await bookWith(xpo);
    await vi.waitFor(async () => expect(await details(load.id)).toMatchObject({ status: 'delivered' }), 30_000);
    await readFeedsOnce(systemContext(simulated.app.services, 'test'));
    const { tracking } = await details(load.id);
    expect(new Set(tracking.map(({ id }) => id)).size).toBe(tracking.length);
    expect(tracking.filter(({ type }) => type === 'DELIVERED')).toHaveLength(1);
  });
});
