import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeTruckTariff, type NewTruckTariff } from '../../../seed/truck-tariffs.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { type RouteServer, startRoutedApp } from '../../../testing/fixtures/route-server.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { inDays, type LoadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let routes: RouteServer;
let token: string;

const bands = (...perMile: [number, number, number]) =>
  [0, 250, 600].map((from_miles, i) => ({ from_miles, per_mile: perMile[i] ?? 0 }));

const tariffs: NewTruckTariff[] = [
  {
    mode: 'ftl',
    truck_types: ['VAN_53', 'VAN_48'],
    bands: bands(3.1, 2.6, 2.35),
    lanes: [{ origin: '780', destination: 'TX', flat: 1150 }],
  },
  {
    mode: 'ftl',
    truck_types: ['VAN_53', 'VAN_48'],
    service_class: 'partial',
    bands: bands(3.1, 2.6, 2.35),
    partial_minimum_percent: 25,
    partial_surcharge_percent: 20,
  },
  { mode: 'expedited', truck_types: ['CARGO_VAN', 'SPRINTER'], bands: bands(2, 1.8, 1.65), fuel_per_mile: 0.18 },
  {
    mode: 'expedited',
    truck_types: ['CARGO_VAN', 'SPRINTER'],
    service_class: 'team',
    team: true,
    bands: bands(2.4, 2.1, 2),
    fuel_per_mile: 0.18,
  },
  { mode: 'reefer', truck_types: ['REEFER_53'], bands: bands(3.5, 2.95, 2.65), fuel_percent: 50, minimum_charge: 650 },
  {
    mode: 'flatbed',
    truck_types: ['FLATBED_48', 'FLATBED_53', 'STEP_DECK_53'],
    bands: bands(3.6, 3.05, 2.75),
    fuel_per_mile: 0.51,
    valid_business_days: 2,
  },
];

beforeAll(async () => {
  ({ app, routes } = await startRoutedApp());
  ({ token } = await makeShipper(app));
  const id = await makeCarrier(app.services.db, { scac: 'TRCK', modes: ['ftl', 'expedited', 'reefer', 'flatbed'] });
  for (const tariff of tariffs) await makeTruckTariff(app.services.db, id, tariff);
});
afterAll(() => routes.stop());

const [dallas, fortWorth, chicago, laredo, memphis] = ['75207', '76102', '60632', '78045', '38118'];
const trip = (from: string, to: string, ...between: string[]): { stops: LoadBody['stops'] } => ({
  stops: [
    { type: 'pickup', zip_code: from },
    ...between.map((zip_code) => ({ type: 'delivery' as const, zip_code })),
    { type: 'delivery', zip_code: to },
  ],
});
const pallets = (count: number, weight: number, more: object = {}) => ({
  line_items: [
    {
      commodity: 'Machine parts',
      handling_unit: 'PAT' as const,
      handling_unit_count: count,
      length: 48,
      width: 40,
      height: 48,
      weight,
      ...more,
    },
  ],
});
const fresh = { temperature: { min: 34, max: 38 } };
const paint = {
  hazmat: {
    un_number: 'UN1263',
    proper_shipping_name: 'Paint',
    class_division: '3',
    packing_group: 'II',
    emergency_phone: '8005550190',
  },
};
const beam = { handling_unit: 'BDL', length: 480, width: 110, height: 60 };

type Example = {
  title: string;
  body: Partial<LoadBody>;
  service_class?: string;
  quote: Pick<CarrierQuote, 'truck_type' | 'transit_days' | 'price'> & { restrictions?: string[] };
  lines: Record<string, number>;
};

const examples: Example[] = [
  {
    title: 'a dry van, 943 mi',
    body: { mode: 'ftl', ...trip(dallas, chicago) },
    quote: { truck_type: 'VAN_53', transit_days: 2, price: 2659.26 },
    lines: { BASE: 2216.05, FUEL: 443.21 },
  },
  {
    title: 'a dry van on an agreed lane, 463 mi',
    body: { mode: 'ftl', ...trip(laredo, dallas) },
    quote: { truck_type: 'VAN_53', transit_days: 1, price: 1367.61 },
    lines: { BASE: 1150, FUEL: 217.61 },
  },
  {
    title: 'a dry van just below the next mile band, never more than a trip that reaches it, 569 mi',
    body: { mode: 'ftl', ...trip(chicago, memphis) },
    quote: { truck_type: 'VAN_53', transit_days: 2, price: 1677.43 },
    lines: { BASE: 1410, FUEL: 267.43 },
  },
  {
    title: 'a dry van with a stop on the way, 502 and 569 mi',
    body: { mode: 'ftl', ...trip(dallas, chicago, memphis) },
    quote: { truck_type: 'VAN_53', transit_days: 2, price: 3095.22 },
    lines: { BASE: 2516.85, FUEL: 503.37, STOP_OFF: 75 },
  },
  {
    title: 'eight pallets that may share the van: 31 % of it and a fifth on top',
    body: { mode: 'ftl', truck: { partial: true }, ...pallets(8, 9000) },
    service_class: 'partial',
    quote: { truck_type: 'VAN_53', transit_days: 2, price: 989.24 },
    lines: { BASE: 2216.05, PARTIAL: -1391.68, FUEL: 164.87 },
  },
  {
    title: 'a dry van with two drivers',
    body: { mode: 'ftl', truck: { team: true } },
    quote: { truck_type: 'VAN_53', transit_days: 1, price: 2895.01 },
    lines: { BASE: 2216.05, FUEL: 443.21, TEAM_DRIVER: 235.75 },
  },
  {
    title: 'paint in a dry van',
    body: { mode: 'ftl', ...pallets(4, 2000, { ...paint, packaging_unit: 'DRM', packaging_unit_count: 16 }) },
    quote: { truck_type: 'VAN_53', transit_days: 2, price: 2909.26 },
    lines: { BASE: 2216.05, FUEL: 443.21, HAZ: 250 },
  },
  {
    title: 'a dedicated 48 ft van',
    body: { mode: 'dedicated', truck: { truck_type: 'VAN_48' } },
    quote: { truck_type: 'VAN_48', transit_days: 2, price: 2659.26 },
    lines: { BASE: 2216.05, FUEL: 443.21 },
  },
  {
    title: 'the smallest van, expedited',
    body: { mode: 'expedited' },
    quote: { truck_type: 'CARGO_VAN', transit_days: 2, price: 1725.69 },
    lines: { BASE: 1555.95, FUEL: 169.74 },
  },
  {
    title: 'an expedited team, whose second driver is in the price',
    body: { mode: 'expedited', truck: { team: true } },
    service_class: 'team',
    quote: { truck_type: 'CARGO_VAN', transit_days: 1, price: 2055.74 },
    lines: { BASE: 1886, FUEL: 169.74 },
  },
  {
    title: 'a reefer at 34 to 38 °F',
    body: { mode: 'reefer', ...pallets(10, 15_000, fresh) },
    quote: { truck_type: 'REEFER_53', transit_days: 2, price: 3948.43 },
    lines: { BASE: 2498.95, FUEL: 1249.48, TEMP: 200 },
  },
  {
    title: 'a reefer over 34 mi, raised to the minimum',
    body: { mode: 'reefer', ...trip(dallas, fortWorth), ...pallets(10, 15_000, fresh) },
    quote: { truck_type: 'REEFER_53', transit_days: 1, price: 1175 },
    lines: { BASE: 119, AMC: 531, FUEL: 325, TEMP: 200 },
  },
  {
    title: 'a flatbed with 6 ft tarps',
    body: { mode: 'flatbed', truck: { tarp_ft: 6 } },
    quote: { truck_type: 'FLATBED_48', transit_days: 2, price: 3174.18 },
    lines: { BASE: 2593.25, FUEL: 480.93, TARP_6: 100 },
  },
  {
    title: 'a beam that reaches over the deck',
    body: { mode: 'flatbed', ...pallets(1, 20_000, beam) },
    quote: { truck_type: 'FLATBED_48', transit_days: 2, price: 3324.18, restrictions: ['PERMIT_NEEDED'] },
    lines: { BASE: 2593.25, FUEL: 480.93, OVERSIZE_PERMIT: 250 },
  },
  {
    title: 'a machine too high for any deck but the low one',
    body: { mode: 'flatbed', ...pallets(1, 18_000, { handling_unit: 'CRT', length: 96, width: 96, height: 115 }) },
    quote: { truck_type: 'STEP_DECK_53', transit_days: 2, price: 3074.18, restrictions: [] },
    lines: { BASE: 2593.25, FUEL: 480.93 },
  },
];

describe('what a truck costs', () => {
  it.each(examples)('$title', async ({ body, service_class = 'standard', quote, lines }) => {
    const { quotes } = await quotedFor(app, token, { ...trip(dallas, chicago), ...body });
    const found = quotes.items.find((one) => one.service_class === service_class);
    expect(found).toMatchObject(quote);
    expect(Object.fromEntries((found?.lines ?? []).map(({ code, amount }) => [code, amount]))).toEqual(lines);
  });
});

describe('when a truck is there and until when its price holds', () => {
  it('counts calendar days from the pickup, and no day before the first that is taken', async () => {
    const pickup_date = inDays(2);
    const { quotes } = await quotedFor(app, token, { mode: 'ftl', pickup_date });
    expect(quotes.items[0]).toMatchObject({ estimated_delivery: inDays(4) });
    const later = await quotedFor(app, token, { mode: 'ftl', pickup_date, deliver_from: inDays(9) });
    expect(later.quotes.items[0]).toMatchObject({ estimated_delivery: inDays(9) });
  });

  it('holds a spot price for hours, a contract price for business days', async () => {
    const hoursLeft = (quote: CarrierQuote | undefined) =>
      (Date.parse(quote?.expiration_date ?? '') - Date.now()) / 3_600_000;
    const [spot, contract] = [
      await quotedFor(app, token, { mode: 'ftl' }),
      await quotedFor(app, token, { mode: 'flatbed' }),
    ];
    expect(hoursLeft(spot.quotes.items[0])).toBeCloseTo(48, 1);
    expect(contract.quotes.items[0]).toMatchObject({ expires_in_business_days: 2 });
  });
});
