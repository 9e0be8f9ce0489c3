import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLabel } from '../accessorials/line-label.ts';
import { cents, sum, type Cents } from '../values/money.ts';
import { containers } from './data/containers.ts';
import { deliveryTypes, directions } from './moves.ts';
import { type DrayageRating, type DrayageTariff, type DrayageTrip, rateDrayage } from './rate-drayage.ts';

const tariff: DrayageTariff = {
  bands: [
    { from_miles: 0, round_trip: cents(375) },
    { from_miles: 25, round_trip: cents(450) },
    { from_miles: 50, round_trip: cents(550) },
    { from_miles: 100, round_trip: cents(900) },
  ],
  max_miles: 250,
  one_way_percent: 70,
  drop_percent: 100,
  fuel_percent: 30,
  chassis_days_included: 2,
  containers: ['20ST', '40ST', '40HC', '45HC', '20RF', '40RF', '40RH'],
  accessorials: {
    CHASSIS: cents(45),
    CHASSIS_SPLIT: cents(100),
    TRIAXLE: cents(125),
    OVERWEIGHT: cents(200),
    GENSET: cents(60),
    HAZ: cents(200),
    TMF: cents(40),
    CLEAN_TRUCK: cents(10),
    PREPULL: cents(200),
    RES: cents(300),
  },
};
const trip = (changes: Partial<DrayageTrip> = {}): DrayageTrip => ({
  place: 'USSAV',
  miles: 60,
  container: '40HC',
  direction: 'import',
  delivery: 'live_unload',
  pounds: 34_000,
  hazmat: false,
  chassis_days: 1,
  chassis_split: false,
  by_operations: false,
  ...changes,
});

const rate = (requested: DrayageTrip, accessorials: string[] = []): DrayageRating => {
  const found = rateDrayage(tariff, requested, accessorials);
  if ('reason' in found) throw new Error(`not rated: ${found.reason}`);
  return found;
};

type Example = { title: string; trip: DrayageTrip; requested?: string[]; lines: Record<string, number>; total: number };

const examples: Example[] = [
  {
    title: 'an import, unloaded while the driver waits',
    trip: trip(),
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45 },
    total: 760,
  },
  {
    title: 'the same from Los Angeles, with its fees for two TEU',
    trip: trip({ place: 'USLAX' }),
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45, TMF: 80, CLEAN_TRUCK: 20 },
    total: 860,
  },
  {
    title: 'dropped and fetched again after five days',
    trip: trip({ delivery: 'drop_and_pick', chassis_days: 5 }),
    lines: { BASE: 550, DROP: 550, FUEL: 330, CHASSIS: 135 },
    total: 1565,
  },
  {
    title: 'dropped, another one taken along',
    trip: trip({ delivery: 'drop_and_hook' }),
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45 },
    total: 760,
  },
  {
    title: 'an export that goes one way',
    trip: trip({ direction: 'one_way' }),
    lines: { BASE: 385, FUEL: 115.5, CHASSIS: 45 },
    total: 545.5,
  },
  {
    title: 'from a rail ramp where the chassis stands elsewhere',
    trip: trip({ place: 'UP_G4', miles: 20, chassis_split: true }),
    lines: { BASE: 375, FUEL: 112.5, CHASSIS: 45, CHASSIS_SPLIT: 100 },
    total: 632.5,
  },
  {
    title: 'a heavy reefer of hazardous freight',
    trip: trip({ container: '20RF', pounds: 37_000, hazmat: true, chassis_days: 2 }),
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45, TRIAXLE: 250, GENSET: 120, HAZ: 200 },
    total: 1330,
  },
  {
    title: 'a prepull to a home',
    trip: trip(),
    requested: ['PREPULL', 'RES'],
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45, PREPULL: 200, RES: 300 },
    total: 1260,
  },
  {
    title: 'three axles for two days, since they were asked for',
    trip: trip({ chassis_days: 2 }),
    requested: ['TRIAXLE'],
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45, TRIAXLE: 250 },
    total: 1010,
  },
  {
    title: 'what operations quote over the limit',
    trip: trip({ pounds: 53_000, by_operations: true }),
    lines: { BASE: 550, FUEL: 165, CHASSIS: 45, TRIAXLE: 125, OVERWEIGHT: 200 },
    total: 1085,
  },
];

describe('a drayage tariff', () => {
  it.each(examples)('$title: $total', ({ trip: requested, requested: services, lines, total }) => {
    const found = rate(requested, services);
    expect(Object.fromEntries(found.lines.map((line) => [line.code, line.amount / 100]))).toEqual(lines);
    expect(found.total).toBe(cents(total));
    for (const { code } of found.lines) expect(lineLabel(code)).not.toEqual(lineLabel('OTHR'));
  });

  it('counts a service once, asked for or not', () =>
    expect(rate(trip({ hazmat: true }), ['HAZ']).lines.filter(({ code }) => code === 'HAZ')).toHaveLength(1));

  it.each([
    [trip({ pounds: 38_001 }), [], 'over_weight', '40HC'],
    [trip({ miles: 251 }), [], 'miles_not_rated', '251'],
    [trip({ container: '20TK' }), [], 'container_not_hauled', '20TK'],
    [trip(), ['FLIP'], 'accessorial_not_offered', 'FLIP'],
  ] as const)('has no price for %o and %j', (requested, services, reason, code) =>
    expect(rateDrayage(tariff, requested, services)).toEqual({ reason, code }),
  );

  it('has none below its first band', () =>
    expect(rateDrayage({ ...tariff, bands: tariff.bands.slice(1) }, trip({ miles: 10 }))).toEqual({
      reason: 'miles_not_rated',
      code: '10',
    }));

  const anyTrip = fc.record({
    place: fc.constantFrom('USLAX', 'USSAV', 'UP_G4'),
    miles: fc.integer({ min: 0, max: 250 }),
    container: fc.constantFrom(...containers.map(({ code }) => code)),
    direction: fc.constantFrom(...directions),
    delivery: fc.constantFrom(...deliveryTypes),
    pounds: fc.integer({ min: 1, max: 60_000 }),
    hazmat: fc.boolean(),
    chassis_days: fc.integer({ min: 1, max: 20 }),
    chassis_split: fc.boolean(),
    by_operations: fc.constant(true),
  });

  it('adds up to its total in whole cents, and a longer or heavier trip is never cheaper', () => {
    const all = { ...tariff, containers: containers.map(({ code }) => code) };
    fc.assert(
      fc.property(
        anyTrip,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 9_000 }),
        (requested, far, heavy) => {
          const further = {
            ...requested,
            miles: Math.min(250, requested.miles + far),
            pounds: requested.pounds + heavy,
          };
          const [near, more] = [rateDrayage(all, requested), rateDrayage(all, further)];
          if ('reason' in near || 'reason' in more) throw new Error('every trip has a price');
          expect(sum(near.lines.map((line) => line.amount))).toBe(near.total);
          expect(near.lines.every((line) => Number.isInteger(line.amount) && line.amount > (0 as Cents))).toBe(true);
          expect(near.total).toBeLessThanOrEqual(more.total);
        },
      ),
    );
  });
});
