import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareBill, type Shipment } from './compare-bill.ts';
import { priceDifferences } from './price-differences.ts';

const shipment: Shipment = { quoted_weight: 6240, billed_weight: null, quoted_classes: ['100'], billed_class: '' };
const line = (code: string, amount: number) => ({ code, amount });
const quoted = [line('BASE', 2838.25), line('DISC', -2043.54), line('FUEL', 234.44), line('APTD', 35)];

const short = (differences: ReturnType<typeof compareBill>) =>
  differences.map(({ kind, code, amount }) => [kind, code, amount]);

describe('a carrier’s bill beside its quote', () => {
  it('has no difference where they are equal, however the charges are split', () => {
    const split = [line('BASE', 2000), line('BASE', 838.25), ...quoted.slice(1)];
    expect(compareBill(quoted, split, shipment)).toEqual([]);
  });

  it('shares discount and fuel among reweigh and reclass in proportion, the last one taking the odd cent', () => {
    const billed = [
      line('BASE', 3006.54),
      line('RCL', 112.36),
      line('DISC', -2245.61),
      line('FUEL', 257.62),
      line('APTD', 35),
      line('DET', 75),
    ];
    const found = compareBill(quoted, billed, { ...shipment, billed_weight: 6610, billed_class: '110' });
    expect(short(found)).toEqual([
      ['reweigh', '', 61.02],
      ['reclass', '', 40.74],
      ['accessorial', 'DET', 75],
    ]);
    expect(found[0]?.facts).toEqual({ quoted_weight: 6240, billed_weight: 6610 });
    expect(found[1]?.facts).toEqual({ quoted_class: '100', billed_class: '110' });
  });

  it('splits one linehaul between the weight and the class where both have changed', () => {
    const billed = [line('BASE', 1200)];
    const found = compareBill([line('BASE', 1000)], billed, {
      quoted_weight: 1000,
      billed_weight: 1100,
      quoted_classes: ['70'],
      billed_class: '85',
    });
    expect(short(found)).toEqual([
      ['reweigh', '', 100],
      ['reclass', '', 100],
    ]);
  });

  it.each([
    [
      'only the fuel surcharge',
      [line('BASE', 2838.25), line('DISC', -2043.54), line('FUEL', 240), line('APTD', 35)],
      'fuel',
      5.56,
    ],
    [
      'only the discount',
      [line('BASE', 2838.25), line('DISC', -2000), line('FUEL', 234.44), line('APTD', 35)],
      'rate',
      43.54,
    ],
    [
      'the linehaul',
      [line('BASE', 2850), line('DISC', -2043.54), line('FUEL', 234.44), line('APTD', 35)],
      'rate',
      11.75,
    ],
    ['an accessorial that was not performed', quoted.slice(0, 3), 'accessorial', -35],
  ] as const)('calls %s by its name', (_, billed, kind, amount) => {
    expect(compareBill(quoted, billed, shipment)).toMatchObject([{ kind, amount }]);
  });
});

const codes = ['BASE', 'DISC', 'FUEL', 'RCL', 'RWE', 'DEF', 'DET', 'LFTD', 'OTHR'] as const;
const anyLines = fc.array(
  fc.record({
    code: fc.constantFrom(...codes),
    amount: fc.integer({ min: -500_000, max: 500_000 }).map((n) => n / 100),
  }),
  { maxLength: 8 },
);
const anyShipment = fc.record({
  quoted_weight: fc.integer({ min: 0, max: 45_000 }),
  billed_weight: fc.option(fc.integer({ min: 1, max: 45_000 })),
  quoted_classes: fc.subarray(['50', '70', '85', '100']),
  billed_class: fc.constantFrom('', '70', '110'),
});
const totalOf = (lines: readonly { amount: number }[]) => sum(lines.map(({ amount }) => cents(amount)));

test('differences add up to the difference of bill and quote, and each to its own lines, whatever they are', () => {
  fc.assert(
    fc.property(anyLines, anyLines, anyShipment, (before, after, found) => {
      const differences = compareBill(before, after, found);
      expect(totalOf(differences)).toBe(totalOf(after) - totalOf(before) + 0);
      for (const { lines, amount } of differences) expect(dollars(totalOf(lines))).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('what shippers pay for differences is the price of all of them together, to the cent', () => {
  const markups = fc.array(
    fc.record({ percent: fc.integer({ min: 0, max: 4000 }).map((n) => n / 100), min: fc.integer({ min: 0, max: 50 }) }),
    { maxLength: 3 },
  );
  const positive = fc.array(
    fc.record({ code: fc.constantFrom(...codes), amount: fc.integer({ min: 1, max: 300_000 }).map((n) => n / 100) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(positive, fc.array(positive, { maxLength: 4 }), markups, (cost, more, layers) => {
      const priced = priceDifferences(cost, layers, more);
      const [whole] = priceDifferences(cost, layers, [more.flat()]);
      expect(totalOf(priced.flat())).toBe(totalOf(whole ?? []));
    }),
    { numRuns: 1000 },
  );
});
