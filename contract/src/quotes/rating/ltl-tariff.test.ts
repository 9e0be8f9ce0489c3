import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightClasses, type FreightClass } from '../../commodities/freight-class.ts';
import { cents, sum, times, type Cents } from '../../values/money.ts';
import { rateLtl, weightBreaks, type ClassRates, type LtlTariff, type RatedItem, type Rating } from './ltl-tariff.ts';

const rates = (...dollars: number[]): ClassRates =>
  Object.fromEntries(weightBreaks.map((one, i) => [one.name, cents(dollars[i] ?? 0)])) as ClassRates;

const tariff: LtlTariff = {
  rates: {
    '100': rates(68.4, 55.2, 44.1, 36.5, 29.8, 24.6, 20.1),
    '70': rates(51.3, 41.4, 33.08, 27.38, 22.35, 18.45, 15.08),
  },
  discount_percent: 72,
  amc: cents(98.5),
  fuel_percent: 29.5,
  accessorials: { LFTD: cents(75), RES: cents(65) },
};

const rate = (changes: Partial<LtlTariff>, items: RatedItem[], accessorials: string[] = []): Rating => {
  const found = rateLtl({ ...tariff, ...changes }, items, accessorials);
  if ('reason' in found) throw new Error(`not rated: ${found.reason}`);
  return found;
};

const amounts = (found: Rating) => Object.fromEntries(found.lines.map((line) => [line.code, line.amount / 100]));

describe('an LTL tariff', () => {
  it('pays 50 lb of deficit weight at the lowest class where that is cheaper', () => {
    const items = [
      { freight_class: '100', pounds: 400 },
      { freight_class: '70', pounds: 550 },
    ] as const;
    const found = rate({}, [...items]);
    expect(found.deficit_pounds).toBe(50);
    expect(found.weight_break).toBe('m1m');
    expect(amounts(found)).toEqual({ BASE: 358.34, DEF: 16.54, DISC: -269.91, FUEL: 30.97 });
    expect(found.total).toBe(13_594);
  });

  it('raises the net to the absolute minimum before fuel', () => {
    const found = rate({}, [{ freight_class: '100', pounds: 620 }]);
    expect(amounts(found)).toEqual({ BASE: 342.24, DISC: -246.41, AMC: 2.67, FUEL: 29.06 });
    expect(found.total).toBe(12_756);
  });

  it('does so in the lowest break', () => {
    const found = rate({ discount_percent: 85 }, [{ freight_class: '70', pounds: 200 }]);
    expect(found.lines[0]).toEqual({ code: 'BASE', amount: 10_260, quantity: 200 });
    expect(found.total).toBe(12_756);
  });

  it('breaks even at 357.8 lb against the 500 lb price', () => {
    const lane = { rates: { '100': rates(14.38, 10.29, 10, 10, 10, 10, 10) }, discount_percent: 0, amc: cents(0) };
    expect(rate(lane, [{ freight_class: '100', pounds: 357 }]).deficit_pounds).toBe(0);
    expect(rate(lane, [{ freight_class: '100', pounds: 359 }]).deficit_pounds).toBe(141);
    expect(amounts(rate(lane, [{ freight_class: '100', pounds: 490 }])).BASE).toBe(50.42);
  });

  it('rates the agreed class instead of the true one', () => {
    const agreed = rate({ fak: { '100': '70' } }, [{ freight_class: '100', pounds: 2500 }]);
    expect(agreed.total).toBe(rate({}, [{ freight_class: '70', pounds: 2500 }]).total);
  });

  it('adds accessorials without discount or fuel', () => {
    const bare = rate({}, [{ freight_class: '100', pounds: 620 }]);
    const served = rate({}, [{ freight_class: '100', pounds: 620 }], ['LFTD', 'RES']);
    expect(served.total - bare.total).toBe(14_000);
  });

  it('has no price for what it does not know', () => {
    expect(rateLtl(tariff, [{ freight_class: '500', pounds: 100 }])).toEqual({
      reason: 'class_not_rated',
      code: '500',
    });
    expect(rateLtl(tariff, [{ freight_class: '70', pounds: 100 }], ['IDL'])).toEqual({
      reason: 'accessorial_not_offered',
      code: 'IDL',
    });
  });

  it.each(weightBreaks)('begins $name at $from lb', ({ name, from }) => {
    expect(rate({}, [{ freight_class: '100', pounds: Math.max(from, 1) }]).weight_break).toBe(name);
  });
});

/** A tariff as carriers publish them: each break cheaper a pound and dearer in all than the one below. */
const sloping = fc.record({
  l5c: fc.integer({ min: 3_000, max: 30_000 }),
  slope: fc.double({ min: 0.7, max: 1, noNaN: true }),
});
const ratesOf = ({ l5c, slope }: { l5c: number; slope: number }): ClassRates =>
  rates(...weightBreaks.map((_one, i) => Math.round(l5c * slope ** i) / 100));
const anyTariff = fc
  .record({
    shapes: fc.array(sloping, { minLength: freightClasses.length, maxLength: freightClasses.length }),
    discount_percent: fc.integer({ min: 0, max: 90 }),
    amc: fc.integer({ min: 0, max: 20_000 }),
    fuel_percent: fc.integer({ min: 0, max: 400 }).map((tenth) => tenth / 10),
  })
  .map(({ shapes, amc, ...rest }): LtlTariff => ({
    ...rest,
    amc: amc as Cents,
    rates: Object.fromEntries(freightClasses.map((one, i) => [one, ratesOf(shapes[i] ?? { l5c: 1, slope: 1 })])),
    accessorials: tariff.accessorials,
  }));
const anyItems = fc.array(
  fc.record({
    freight_class: fc.constantFrom<FreightClass>(...freightClasses),
    pounds: fc.integer({ min: 1, max: 9_000 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const net = (found: Rating) => found.total - (found.lines.find((line) => line.code === 'FUEL')?.amount ?? 0);

describe('whatever the tariff and the shipment', () => {
  it('the lines add up to the total, in whole cents', () => {
    fc.assert(
      fc.property(anyTariff, anyItems, (one, items) => {
        const found = rate(one, items, ['LFTD']);
        expect(sum(found.lines.map((line) => line.amount))).toBe(found.total);
        expect(found.lines.every((line) => Number.isInteger(line.amount))).toBe(true);
      }),
    );
  });

  it('the net is never below the minimum, and a higher minimum never makes it cheaper', () => {
    fc.assert(
      fc.property(anyTariff, anyItems, fc.integer({ min: 0, max: 50_000 }), (one, items, more) => {
        const [low, high] = [rate(one, items), rate({ ...one, amc: (one.amc + more) as Cents }, items)];
        expect(net(low)).toBeGreaterThanOrEqual(one.amc);
        expect(high.total).toBeGreaterThanOrEqual(low.total);
      }),
    );
  });

  it('deficit weight is never dearer than the weight as it is', () => {
    fc.assert(
      fc.property(anyTariff, anyItems, (one, items) => {
        const plainly = { ...one, discount_percent: 0, amc: 0 as Cents, fuel_percent: 0 };
        const pounds = items.reduce((all, item) => all + item.pounds, 0);
        const own = weightBreaks.findLast((each) => each.from <= pounds)?.name ?? 'l5c';
        const asIs = items.map((item) =>
          times(one.rates[item.freight_class]?.[own] ?? (0 as Cents), item.pounds / 100),
        );
        expect(rate(plainly, items).total).toBeLessThanOrEqual(sum(asIs));
      }),
    );
  });

  it('more of one class is never cheaper', () => {
    const pounds = fc.integer({ min: 1, max: 25_000 });
    fc.assert(
      fc.property(anyTariff, pounds, pounds, (one, a, b) => {
        const price = (weight: number) => rate(one, [{ freight_class: '100', pounds: weight }]).total;
        expect(price(Math.min(a, b))).toBeLessThanOrEqual(price(Math.max(a, b)) + 1);
      }),
    );
  });
});
