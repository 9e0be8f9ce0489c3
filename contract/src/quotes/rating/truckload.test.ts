import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLabel } from '../../accessorials/line-label.ts';
import { cents, sum, type Cents } from '../../values/money.ts';
import { findLane } from './truck-lanes.ts';
import { truckServices, type TruckNeeds } from './truck-services.ts';
import { truckTransitDays } from './truck-transit.ts';
import { rateTruckload, type TruckloadRating, type TruckloadTariff, type TruckTrip } from './truckload.ts';

const chicago = { state: 'IL', zip_code: '60632' };
const dallas = { state: 'TX', zip_code: '75172' };

const van: TruckloadTariff = {
  bands: [
    { from_miles: 0, per_mile: cents(3.1) },
    { from_miles: 250, per_mile: cents(2.6) },
    { from_miles: 600, per_mile: cents(2.35) },
  ],
  lanes: [],
  minimum: cents(500),
  fuel: { per_mile: cents(0.47) },
  partial: { minimum_percent: 25, surcharge_percent: 20 },
  accessorials: {
    STOP_OFF: cents(75),
    HAZ: cents(250),
    TEMP: cents(200),
    TARP_6: cents(100),
    DRIVER_ASSIST: cents(100),
  },
  accessorials_per_mile: { TEAM_DRIVER: cents(0.25) },
};
const percent = { ...van, fuel: { percent: 54 } };
const trip = (miles: number, changes: Partial<TruckTrip> = {}): TruckTrip => ({
  miles,
  origin: chicago,
  destination: dallas,
  extra_stops: 0,
  share_percent: 100,
  ...changes,
});
const needs = (changes: Partial<TruckNeeds>): TruckNeeds => ({
  hazmat: false,
  team: false,
  temperature_controlled: false,
  tarp_ft: null,
  oversize: false,
  ...changes,
});

const rate = (tariff: TruckloadTariff, requested: TruckTrip, accessorials: string[] = []): TruckloadRating => {
  const found = rateTruckload(tariff, requested, accessorials);
  if ('reason' in found) throw new Error(`not rated: ${found.reason}`);
  return found;
};
const amounts = (found: TruckloadRating) =>
  Object.fromEntries(found.lines.map((line) => [line.code, line.amount / 100]));

type Example = {
  title: string;
  tariff?: TruckloadTariff;
  trip: TruckTrip;
  accessorials?: string[];
  lines: Record<string, number>;
  total: number;
};

const examples: Example[] = [
  { title: 'a dry van, 800 mi', trip: trip(800), lines: { BASE: 1880, FUEL: 376 }, total: 2256 },
  {
    title: 'a dry van with fuel by percent',
    tariff: percent,
    trip: trip(800),
    lines: { BASE: 1880, FUEL: 1015.2 },
    total: 2895.2,
  },
  {
    title: 'a short trip, raised to the minimum',
    trip: trip(120),
    lines: { BASE: 372, AMC: 128, FUEL: 56.4 },
    total: 556.4,
  },
  {
    title: 'two more stops and a driver who helps',
    trip: trip(800, { extra_stops: 2 }),
    accessorials: ['DRIVER_ASSIST'],
    lines: { BASE: 1880, FUEL: 376, STOP_OFF: 150, DRIVER_ASSIST: 100 },
    total: 2506,
  },
  {
    title: 'expedited by a team',
    trip: trip(1_000),
    accessorials: truckServices([], needs({ team: true })),
    lines: { BASE: 2350, FUEL: 470, TEAM_DRIVER: 250 },
    total: 3070,
  },
  {
    title: 'a reefer',
    trip: trip(800),
    accessorials: truckServices([], needs({ temperature_controlled: true })),
    lines: { BASE: 1880, FUEL: 376, TEMP: 200 },
    total: 2456,
  },
  {
    title: 'a flatbed with 6 ft tarps and hazardous freight',
    trip: trip(800),
    accessorials: truckServices(['TARP_6'], needs({ tarp_ft: 6, hazmat: true })),
    lines: { BASE: 1880, FUEL: 376, TARP_6: 100, HAZ: 250 },
    total: 2606,
  },
  {
    title: '40 % of a van',
    trip: trip(800, { share_percent: 40 }),
    lines: { BASE: 1880, PARTIAL: -977.6, FUEL: 180.48 },
    total: 1082.88,
  },
  {
    title: '10 % of a van pays a quarter',
    tariff: percent,
    trip: trip(1_000, { share_percent: 10 }),
    lines: { BASE: 2350, PARTIAL: -1762.5, FUEL: 317.25 },
    total: 904.75,
  },
  {
    title: '90 % of a van pays the whole of it',
    trip: trip(800, { share_percent: 90 }),
    lines: { BASE: 1880, FUEL: 376 },
    total: 2256,
  },
];

describe('a truckload tariff', () => {
  it.each(examples)('$title: $total', ({ tariff = van, trip: requested, accessorials, lines, total }) => {
    const found = rate(tariff, requested, accessorials);
    expect(amounts(found)).toEqual(lines);
    expect(found.total).toBe(cents(total));
    for (const { code } of found.lines) expect(lineLabel(code)).not.toEqual(lineLabel('OTHR'));
  });

  it('says what its lines are counted by', () => {
    expect(rate(van, trip(800, { extra_stops: 2 }), ['TEAM_DRIVER']).lines).toEqual([
      { code: 'BASE', amount: 188_000, quantity: 800 },
      { code: 'FUEL', amount: 37_600, quantity: 800 },
      { code: 'STOP_OFF', amount: 15_000, quantity: 2 },
      { code: 'TEAM_DRIVER', amount: 20_000, quantity: 800 },
    ]);
  });

  it('charges 245 mi what 250 mi cost, where the next band makes them cheaper', () => {
    expect(rate(van, trip(245)).lines[0]?.amount).toBe(65_000);
    expect(rate(van, trip(200)).lines[0]?.amount).toBe(62_000);
  });

  it('has no price for what it does not know', () => {
    expect(rateTruckload({ ...van, bands: van.bands.slice(1) }, trip(100))).toEqual({
      reason: 'miles_not_rated',
      code: '100',
    });
    expect(rateTruckload(van, trip(100), ['ESCORT'])).toEqual({ reason: 'accessorial_not_offered', code: 'ESCORT' });
    expect(rateTruckload({ ...van, accessorials: {} }, trip(100, { extra_stops: 1 }))).toEqual({
      reason: 'accessorial_not_offered',
      code: 'STOP_OFF',
    });
    expect(rateTruckload({ ...van, partial: null }, trip(100, { share_percent: 50 }))).toEqual({
      reason: 'partial_not_offered',
      code: 'PARTIAL',
    });
  });
});

describe('a lane', () => {
  const lanes = [
    { origin: 'IL', destination: 'TX', per_mile: cents(2) },
    { origin: '606', destination: 'TX', per_mile: cents(1.9) },
    { origin: '606', destination: '751', flat: cents(1500) },
  ];

  it('holds instead of the bands, the most exact one', () => {
    expect(rate({ ...van, lanes }, trip(800))).toMatchObject({ by: 'lane', total: 187_600 });
    const houston = { destination: { state: 'TX', zip_code: '77020' } };
    expect(rate({ ...van, lanes }, trip(800, houston)).lines[0]?.amount).toBe(152_000);
    const elwood = { ...houston, origin: { state: 'IL', zip_code: '60421' } };
    expect(rate({ ...van, lanes }, trip(800, elwood)).lines[0]?.amount).toBe(160_000);
  });

  it('goes one way only', () => {
    expect(findLane(lanes, dallas, chicago)).toBeUndefined();
    expect(rate({ ...van, lanes }, trip(800, { origin: dallas, destination: chicago })).by).toBe('miles');
  });
});

describe('a truck', () => {
  it.each([
    [100, 'solo', 1],
    [550, 'solo', 1],
    [551, 'solo', 2],
    [2_000, 'solo', 4],
    [2_000, 'team', 2],
  ] as const)('drives %d mi %s in %d days', (miles, drivers, days) =>
    expect(truckTransitDays(miles, drivers)).toBe(days),
  );

  it('has every service once', () => {
    expect(truckServices(['HAZ', 'LUM'], needs({ hazmat: true, oversize: true }))).toEqual([
      'HAZ',
      'LUM',
      'OVERSIZE_PERMIT',
    ]);
  });
});

const anyTariff = fc
  .record({
    first: fc.integer({ min: 100, max: 600 }),
    falls: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 5 }),
    minimum: fc.integer({ min: 0, max: 80_000 }),
    fuel: fc.oneof(
      fc.integer({ min: 0, max: 90 }).map((amount) => ({ per_mile: amount as Cents })),
      fc.integer({ min: 0, max: 700 }).map((tenth) => ({ percent: tenth / 10 })),
    ),
    partial: fc.record({
      minimum_percent: fc.integer({ min: 0, max: 60 }),
      surcharge_percent: fc.integer({ min: 0, max: 50 }),
    }),
  })
  .map(({ first, falls, minimum, ...rest }): TruckloadTariff => {
    const rates = falls.reduce((all, fall) => [...all, Math.max(50, (all.at(-1) ?? first) - fall)], [first]);
    const bands = rates.map((rated, i) => ({ from_miles: i * 200, per_mile: rated as Cents }));
    return { ...van, ...rest, bands, minimum: minimum as Cents };
  });
const miles = fc.integer({ min: 1, max: 3_000 });
const share = fc.integer({ min: 1, max: 100 });

describe('whatever the tariff and the trip', () => {
  it('the lines add up to the total, in whole cents, and no freight is below the minimum', () => {
    fc.assert(
      fc.property(anyTariff, miles, share, fc.integer({ min: 0, max: 5 }), (tariff, distance, part, stops) => {
        const found = rate(tariff, trip(distance, { share_percent: part, extra_stops: stops }), ['TEAM_DRIVER', 'HAZ']);
        expect(sum(found.lines.map((line) => line.amount))).toBe(found.total);
        expect(found.lines.every((line) => Number.isInteger(line.amount))).toBe(true);
        const freight = found.lines.filter(({ code }) => ['BASE', 'PARTIAL', 'AMC'].includes(code));
        expect(sum(freight.map((line) => line.amount))).toBeGreaterThanOrEqual(tariff.minimum);
      }),
    );
  });

  it('a longer trip, or more of the truck, is never cheaper', () => {
    fc.assert(
      fc.property(anyTariff, miles, miles, share, share, (tariff, a, b, c, d) => {
        const small = rate(tariff, trip(Math.min(a, b), { share_percent: Math.min(c, d) }));
        const large = rate(tariff, trip(Math.max(a, b), { share_percent: Math.max(c, d) }));
        // Each line is rounded by itself: a cent either way.
        expect(small.total).toBeLessThanOrEqual(large.total + 2);
      }),
    );
  });

  it('part of a truck is never dearer than the whole', () => {
    fc.assert(
      fc.property(anyTariff, miles, share, (tariff, distance, part) => {
        const whole = rate(tariff, trip(distance)).total;
        expect(rate(tariff, trip(distance, { share_percent: part })).total).toBeLessThanOrEqual(whole + 2);
      }),
    );
  });
});
