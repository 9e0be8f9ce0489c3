import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type RouteServer, startRoutedApp } from '../../../testing/fixtures/route-server.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type DrayageBody, makeDrayage, openPorts, quotesOf } from '../drayage.fixture.ts';

let app: TestApp;
let routes: RouteServer;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  ({ app, routes } = await startRoutedApp());
  await openPorts(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(() => routes.stop());

const joliet: DrayageBody['door'] = { zip_code: '60436' };
const las_vegas: DrayageBody['door'] = { zip_code: '89101' };

const quoted = async (who: Shipper, more: Partial<DrayageBody>): Promise<CarrierQuote> => {
  const { id } = await makeDrayage(app, who.token, more);
  const [standard] = await quotesOf(app, who.token, id);
  if (!standard) throw new Error('not quoted');
  return standard;
};
const linesOf = ({ lines }: CarrierQuote) => Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));

const fees = { TMF: 80, CLEAN_TRUCK: 20 };
const oneTeu = { TMF: 40, CLEAN_TRUCK: 10 };
const base = { BASE: 580, FUEL: 188.5 };

type Example = {
  title: string;
  requested: Partial<DrayageBody>;
  lines: Record<string, number>;
  total: number;
  byOperator?: boolean;
};

// The port of Los Angeles is 47 miles from Chino, in the usual tariff's band from 30 miles on: $580, fuel 32.5 %.
const examples: Example[] = [
  { title: 'an import', requested: {}, lines: { ...base, CHASSIS: 45, ...fees }, total: 913.5 },
  {
    title: 'a transload',
    requested: { direction: 'transload' },
    lines: { ...base, CHASSIS: 45, ...fees },
    total: 913.5,
  },
  { title: 'an export', requested: { direction: 'export' }, lines: { ...base, CHASSIS: 45, ...fees }, total: 913.5 },
  {
    title: 'one way to a door',
    requested: { direction: 'one_way' },
    lines: { BASE: 377, FUEL: 122.53, CHASSIS: 45, ...fees },
    total: 644.53,
  },
  {
    title: 'dropped and fetched after five days',
    requested: { delivery_type: 'drop_and_pick', chassis_days: 5 },
    lines: { BASE: 580, DROP: 348, FUEL: 301.6, CHASSIS: 135, ...fees },
    total: 1464.6,
  },
  {
    title: 'a refrigerated container with its generator',
    requested: { container: '40RH' },
    lines: { ...base, CHASSIS: 45, GENSET: 180, ...fees },
    total: 1093.5,
  },
  {
    title: 'hazardous cargo',
    requested: { hazmat_type: '3' },
    lines: { ...base, CHASSIS: 45, HAZ: 200, ...fees },
    total: 1113.5,
  },
  {
    title: 'exactly 38,000 lb in 20 feet',
    requested: { container: '20ST', weight: 38_000 },
    lines: { ...base, CHASSIS: 45, ...oneTeu },
    total: 863.5,
  },
  {
    title: '45,000 lb in 20 feet, entered by the operator: three axles',
    requested: { container: '20ST', weight: 45_000 },
    lines: { ...base, CHASSIS: 45, TRIAXLE: 375, ...oneTeu },
    total: 1238.5,
    byOperator: true,
  },
  {
    title: '53,000 lb in 40 feet, entered by the operator: a permit too',
    requested: { weight: 53_000 },
    lines: { ...base, CHASSIS: 45, TRIAXLE: 375, OVERWEIGHT: 200, ...fees },
    total: 1488.5,
    byOperator: true,
  },
  {
    title: 'two containers',
    requested: { container_count: 2 },
    lines: { BASE: 1160, FUEL: 377, CHASSIS: 90, TMF: 160, CLEAN_TRUCK: 40 },
    total: 1827,
  },
  {
    title: 'on the steamship line’s chassis',
    requested: { chassis_provider: 'steamship_line', chassis_days: 6 },
    lines: { ...base, ...fees },
    total: 868.5,
  },
  {
    title: 'fetched a day early',
    requested: { accessorials: [{ code: 'PREPULL' }] },
    lines: { ...base, CHASSIS: 45, PREPULL: 200, ...fees },
    total: 1113.5,
  },
  {
    title: 'from a rail ramp, the chassis elsewhere',
    requested: { place: 'BNSF_LPC', terminal: null, door: joliet, chassis_split: true },
    lines: { BASE: 385, FUEL: 125.13, CHASSIS: 90, CHASSIS_SPLIT: 100 },
    total: 700.13,
  },
  {
    title: 'one way between two ramps',
    requested: { direction: 'one_way', place: 'BNSF_LPC', terminal: null, door: null, to_place: 'UP_G4' },
    lines: { BASE: 250.25, FUEL: 81.33, CHASSIS: 90 },
    total: 421.58,
  },
];

describe('a container', () => {
  it.each(examples)('$title is priced to the cent', async ({ requested, lines, total, byOperator }) => {
    const quote = await quoted(byOperator ? operator : shipper, requested);
    expect(linesOf(quote)).toEqual(lines);
    expect(quote.price).toBe(total);
    expect(quote.lines.every(({ label }) => label.en !== 'Other charge' && label.es !== label.en)).toBe(true);
  });

  it('carries the account’s markup, and no cost', async () => {
    const sold = await makeShipper(app, { markupPercent: 10 });
    const quote = await quoted(sold, {});
    expect(quote.price).toBe(1004.85);
    expect(quote).not.toHaveProperty('cost');
  });

  it('has its stops in the order it goes', async () => {
    const { id } = await makeDrayage(app, shipper.token, { direction: 'export' });
    const stops = await app.services.db
      .selectFrom('stops')
      .select(['type', 'zip_code', 'name'])
      .where('load_id', '=', id)
      .orderBy('position')
      .execute();
    expect(stops).toEqual([
      { type: 'pickup', zip_code: '91710', name: 'Inland Distribution' },
      { type: 'delivery', zip_code: '90731', name: 'APM Pier 400' },
    ]);
  });

  it('beyond the tariff’s reach is for operations', async () => {
    const load = await makeDrayage(app, shipper.token, { door: las_vegas });
    expect(load).toMatchObject({ operations_since: expect.any(String), editable: 'nothing' });
  });
});
