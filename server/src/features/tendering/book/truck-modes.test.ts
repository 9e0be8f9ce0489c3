import type { LoadChange } from '@portal/contract/loads/load.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { inDays, type LoadBody } from '../../loads/load-body.fixture.ts';
import { book, knowTruckCarrier, quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app);
  await knowTruckCarrier(simulated.app, 'JBHT', ['ftl', 'expedited', 'reefer']);
  await knowTruckCarrier(simulated.app, 'WERN', ['flatbed'], { level: 1.05 });
  await knowTruckCarrier(simulated.app, 'SWFT', ['ftl'], { automatic: false, level: 1.1 });
});
afterAll(() => simulated.stop());

const pallet = {
  commodity: 'Machine parts',
  handling_unit: 'PAT' as const,
  handling_unit_count: 2,
  length: 48,
  width: 40,
  height: 48,
  weight: 1300,
};
const anyTruck = { truck_type: null, team: false, partial: false, tarp_ft: null };
const statusOf = async (id: number) =>
  (await simulated.app.call(loads.get, { params: { id }, token: shipper.token })).body.status;

type Example = { mode: LoadBody['mode']; truck_type: string; scac: string; body: Partial<LoadBody> };

const examples: Example[] = [
  { mode: 'ftl', truck_type: 'VAN_53', scac: 'JBHT', body: {} },
  { mode: 'expedited', truck_type: 'CARGO_VAN', scac: 'JBHT', body: { truck: { team: true } } },
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
    const { load, quotes } = await quotedFor(simulated.app, shipper.token, { mode, ...body });
    const quote = quotes.items.find((one) => one.carrier.scac === scac);
    expect(quote).toMatchObject({ mode, truck_type });
    const booked = await book(simulated.app, shipper.token, load, quote?.id ?? 0);
    expect(booked).toMatchObject({ status: 200, body: { mode, status: 'tendered', price: quote?.price } });
    await vi.waitFor(async () => expect(['delivered', 'completed']).toContain(await statusOf(load.id)), 30_000);
  });
});

it('is pending with a carrier that does not answer by itself', async () => {
  const { load, quotes } = await quotedFor(simulated.app, shipper.token, { mode: 'ftl' });
  const swift = quotes.items.find((one) => one.carrier.scac === 'SWFT');
  expect(await book(simulated.app, shipper.token, load, swift?.id ?? 0)).toMatchObject({ body: { status: 'pending' } });
});

it('sends the carrier the truck, the temperature, the days and every stop', async () => {
  const [pickup_until, deliver_from] = [inDays(3), inDays(8)];
  const { load, quotes } = await quotedFor(simulated.app, shipper.token, {
    mode: 'reefer',
    truck: { team: true },
    pickup_until,
    deliver_from,
    stops: [
      { type: 'pickup', zip_code: '75207' },
      { type: 'pickup', zip_code: '75172' },
      { type: 'delivery', zip_code: '38118' },
      { type: 'delivery', zip_code: '60632' },
    ],
    line_items: [{ ...pallet, temperature: { min: 1, max: 3, unit: 'C' } }],
  });
  const booked = await book(simulated.app, shipper.token, load, quotes.items[0]?.id ?? 0);
  expect(booked.body).toMatchObject({ pickup_until, deliver_from, due_date: deliver_from });
  const received = async () =>
    (await simulated.receivedTenders()).find(({ load_number }) => load_number === String(load.id));
  await vi.waitFor(async () => expect(await received()).toBeDefined(), 30_000);
  expect(await received()).toMatchObject({
    mode: 'reefer',
    equipment: { truck_type: 'REEFER_53', team: true, partial: false, tarp_ft: null },
    temperature: { min_f: 33.8, max_f: 37.4 },
    stops: [
      { type: 'pickup', postal_code: '75172', contact_phone: '3125550163' },
      { type: 'delivery', postal_code: '38118', contact_phone: '3125550163' },
    ],
    ready_until: pickup_until,
    deliver_from,
  });
});

it('is not booked before every stop on the way is confirmed', async () => {
  const { load, quotes } = await quotedFor(simulated.app, shipper.token, {
    mode: 'ftl',
    stops: [
      { type: 'pickup', zip_code: '75207' },
      { type: 'delivery', zip_code: '38118' },
      { type: 'delivery', zip_code: '60632' },
    ],
  });
  const [first, , last] = load.stops;
  const ends = { ...load, stops: [first, last].filter((stop) => stop !== undefined) };
  expect(await book(simulated.app, shipper.token, ends, quotes.items[0]?.id ?? 0)).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'tendering.stop_missing', field: 'stops' }] },
  });
});

it('asks for a requote when its truck or its temperature changes, and stays what it can be', async () => {
  const { load } = await quotedFor(simulated.app, shipper.token, {
    mode: 'reefer',
    line_items: [{ ...pallet, temperature: { min: 34, max: 38 } }],
  });
  const change = (body: Partial<LoadChange>) =>
    simulated.app.call(loads.change, { params: { id: load.id }, body, token: shipper.token });
  expect(await change({ truck: { ...anyTruck, truck_type: 'VAN_53' } })).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'equipment.truck_of_other_mode' }] },
  });
  const warm = load.line_items.map(({ id: _id, ...item }) => ({
    ...item,
    temperature: null,
  })) as LoadChange['line_items'];
  expect(await change({ line_items: warm })).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'equipment.temperature_missing' }] },
  });
  expect(await change({ deliver_from: inDays(9) })).toMatchObject({ status: 200, body: { requote_needed: false } });
  expect(await change({ truck: { ...anyTruck, team: true } })).toMatchObject({
    status: 200,
    body: { requote_needed: true, truck: { team: true } },
  });
});

const dedicated = () =>
  quotedFor(simulated.app, shipper.token, { mode: 'dedicated', truck: { truck_type: 'FLATBED_48' } });

it('is booked as what its truck makes of it, where the truck was chosen first', async () => {
  const { load, quotes } = await dedicated();
  const booked = await book(simulated.app, shipper.token, load, quotes.items[0]?.id ?? 0);
  expect(booked).toMatchObject({
    status: 200,
    body: { quote_type: 'dedicated', mode: 'flatbed', status: 'tendered', truck: { truck_type: 'FLATBED_48' } },
  });
});

it('becomes what its truck makes of it, where the truck was chosen first', async () => {
  const { load, quotes } = await dedicated();
  expect(load).toMatchObject({ quote_type: 'dedicated', mode: 'flatbed', quote_modes: ['flatbed'] });
  expect(quotes.items.map(({ mode, truck_type }) => [mode, truck_type])).toEqual([['flatbed', 'FLATBED_48']]);
  const changed = await simulated.app.call(loads.change, {
    params: { id: load.id },
    body: { truck: { ...anyTruck, truck_type: 'BOX_26' } },
    token: shipper.token,
  });
  expect(changed.body).toMatchObject({ quote_type: 'dedicated', mode: 'expedited', requote_needed: true });
});
