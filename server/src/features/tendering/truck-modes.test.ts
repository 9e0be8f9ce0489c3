import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CarrierWorld, startCarrierWorld } from '../../testing/carrier-world.ts';
import { makeShipper, type Shipper } from '../../testing/make-account.ts';
import type { LoadBody } from '../loads/load-body.fixture.ts';
import { book, knowTruckCarrier, quotedFor } from '../../testing/truck-world.ts';

let world: CarrierWorld;
let shipper: Shipper;

beforeAll(async () => {
  world = await startCarrierWorld();
  shipper = await makeShipper(world.app);
  await knowTruckCarrier(world.app, 'JBHT', ['ftl', 'expedited', 'reefer']);
  await knowTruckCarrier(world.app, 'WERN', ['flatbed'], { level: 1.05 });
  await knowTruckCarrier(world.app, 'SWFT', ['ftl'], { automatic: false, level: 1.1 });
});
afterAll(() => world.stop());

const pallet = {
  commodity: 'Machine parts',
  handling_unit: 'PAT' as const,
  handling_unit_count: 2,
  length: 48,
  width: 40,
  height: 48,
  weight: 1300,
};
const statusOf = async (id: number) =>
  (await world.app.call(loads.get, { params: { id }, token: shipper.token })).body.status;

type Example = { mode: LoadBody['mode']; truck_type: string; scac: string; body: Partial<LoadBody> };

const examples: Example[] = [
  { mode: 'ftl', truck_type: 'VAN_53', scac: 'JBHT', body: {} },
  { mode: 'expedited', truck_type: 'CARGO_VAN', scac: 'JBHT', body: {} },
  {
    mode: 'reefer',
    truck_type: 'REEFER_53',
    scac: 'JBHT',
    body: { line_items: [{ ...pallet, temperature: { min: 34, max: 38 } }] },
  },
  { mode: 'flatbed', truck_type: 'FLATBED_48', scac: 'WERN', body: { truck: { tarp_ft: 6 } } },
];

describe.each(examples)('a load in $mode', ({ mode, truck_type, scac, body }) => {
  it('is quoted for its usual truck, tendered, and driven to its consignee', async () => {
    const { load, quotes } = await quotedFor(world.app, shipper.token, { mode, ...body });
    const quote = quotes.items.find((one) => one.carrier.scac === scac);
    expect(quote).toMatchObject({ mode, truck_type });
    const booked = await book(world.app, shipper.token, load, quote?.id ?? 0);
    expect(booked).toMatchObject({ status: 200, body: { mode, status: 'tendered', price: quote?.price } });
    await vi.waitFor(async () => expect(['delivered', 'completed']).toContain(await statusOf(load.id)), 20_000);
  }, 30_000);
});

it('is pending with a carrier that does not answer by itself', async () => {
  const { load, quotes } = await quotedFor(world.app, shipper.token, { mode: 'ftl' });
  const swift = quotes.items.find((one) => one.carrier.scac === 'SWFT');
  expect(await book(world.app, shipper.token, load, swift?.id ?? 0)).toMatchObject({ body: { status: 'pending' } });
});
