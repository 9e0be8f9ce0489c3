import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDimension, convertWeight, cubicFeet, density, densityStep, suggestedClass } from './density.ts';
import { freightClasses, NmfcNumber } from './freight-class.ts';

const pallet = (length: number, width: number, height: number) =>
  ({ length, width, height, dimension_unit: 'in' }) as const;

describe('density', () => {
  it.each([
    { one: pallet(48, 40, 48), count: 1, weight: 500, pcf: 9.375, freightClass: '100' },
    { one: pallet(48, 40, 60), count: 2, weight: 1500, pcf: 11.25, freightClass: '92.5' },
  ])('$weight lb on $count pallets is $pcf pcf, class $freightClass', ({ one, count, weight, pcf, freightClass }) => {
    const found = density(weight, cubicFeet(one, count));
    expect(found).toBeCloseTo(pcf, 9);
    expect(suggestedClass(found ?? -1)).toBe(freightClass);
  });

  it.each([
    [0, 1, '400'],
    [0.999, 1, '400'],
    [1, 2, '300'],
    [2, 3, '250'],
    [4, 4, '175'],
    [6, 5, '125'],
    [8, 6, '100'],
    [10, 7, '92.5'],
    [12, 8, '85'],
    [14.99, 8, '85'],
    [15, 9, '70'],
    [22.5, 10, '65'],
    [30, 11, '60'],
    [35, 12, '55'],
    [50, 13, '50'],
    [900, 13, '50'],
  ])('%d pcf stands on sub %d, class %s', (pcf, subclass, freightClass) => {
    expect(densityStep(pcf)).toMatchObject({ subclass, freight_class: freightClass });
  });

  it('is the same freight in metric', () => {
    const metric = { length: 121.92, width: 101.6, height: 121.92, dimension_unit: 'cm' } as const;
    expect(cubicFeet(metric, 1)).toBeCloseTo(cubicFeet(pallet(48, 40, 48), 1), 9);
    expect(convertWeight(226.796185, 'kg', 'lb')).toBeCloseTo(500, 9);
  });

  it('has none without volume', () => expect(density(100, 0)).toBeNull());

  it('gives denser freight a lower class, never a higher one', () => {
    const pcf = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(pcf, pcf, (a, b) => {
        const rank = (value: number) => freightClasses.indexOf(suggestedClass(value));
        return a <= b ? rank(a) >= rank(b) : rank(a) <= rank(b);
      }),
    );
  });

  it('converts there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 9999, noNaN: true }), (value) => {
        expect(convertDimension(convertDimension(value, 'in', 'cm'), 'cm', 'in')).toBeCloseTo(value, 6);
        expect(convertWeight(convertWeight(value, 'lb', 'kg'), 'kg', 'lb')).toBeCloseTo(value, 6);
      }),
    );
  });
});

describe('an NMFC number', () => {
  it.each(['1234', '86900', '86900-3', '156600-12'])('may be %s', (number) =>
    expect(NmfcNumber.safeParse(number).success).toBe(true),
  );
  it.each(['', '123', '1234567', '86900-', '86900-123', '86900 3', 'ABCD'])('may not be "%s"', (number) =>
    expect(NmfcNumber.safeParse(number).error?.issues[0]).toMatchObject({
      params: { code: 'commodities.nmfc_too_short' },
    }),
  );
});
