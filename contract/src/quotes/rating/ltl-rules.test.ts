import { describe, expect, it } from 'vitest';
import type { Sized } from '../../commodities/linear-feet.ts';
import { cents } from '../../values/money.ts';
import { recordOf } from '../../values/records.ts';
import { applyLtlRules, type LtlRule } from './ltl-rules.ts';
import { type LtlTariff, rateLtl, weightBreakNames } from './ltl-tariff.ts';

const rule = (kind: LtlRule['kind'], threshold: number, more: Partial<LtlRule> = {}): LtlRule => ({
  kind,
  threshold,
  below_density: null,
  rated_pounds: null,
  rated_class: null,
  price: null,
  per: null,
  not_with: null,
  ...more,
});

const units = (count: number, length: number, width: number, height: number, stackable = true): Sized => ({
  length,
  width,
  height,
  dimension_unit: 'in',
  handling_unit_count: count,
  stackable,
});

const cubic = rule('cubic_capacity', 750, { below_density: 6, rated_pounds: 6, rated_class: '125' });
const dayton = rule('linear_feet', 15, { below_density: 22.5, rated_pounds: 1_250 });
const bands = [
  [8, 90],
  [12, 125],
  [16, 160],
  [20, 195],
].map(([from = 0, price = 0]) => rule('overlength', from, { price: cents(price) }));

describe('rules that rate freight heavier', () => {
  // bcbtransport.com, translogisticsinc.com: from 750 cubic feet on at less than 6 lb; logisticsplus.com: Dayton.
  it.each([
    ['6 pallets of 48x48x55: 440 cu ft', cubic, [units(6, 48, 48, 55)], 2_600, null],
    ['6 pallets of 48x48x96 at 2.6 lb', cubic, [units(6, 48, 48, 96)], 2_000, 4_608],
    ['10 pallets of 48x40x90, 2,600 lb', cubic, [units(10, 48, 40, 90)], 2_600, 6_000],
    ['the same at 6 lb a cubic foot', cubic, [units(10, 48, 40, 90)], 6_000, null],
    ['the same at 5.99 lb', cubic, [units(10, 48, 40, 90)], 5_990, 6_000],
    ['7 pallets of 48x40x90 below 750 cu ft', cubic, [units(7, 48, 40, 90)], 1_000, null],
    ['exactly 750 cu ft', cubic, [units(10, 48, 40, 67.5)], 3_000, 4_500],
    ['Dayton: 20 feet of light pallets', dayton, [units(9, 48, 40, 60, false)], 4_000, 25_000],
    ['Dayton: 12 feet', dayton, [units(6, 48, 40, 60, false)], 3_000, null],
    ['Dayton: 20 feet at more than 22.5 lb', dayton, [units(9, 48, 40, 24, false)], 12_000, null],
  ] as const)('%s', (_, one, items, pounds, rated) => {
    expect(applyLtlRules([one], null, items, pounds).ratedAs[0]?.pounds ?? null).toBe(rated);
  });

  it('count freight that nothing can stand on to the height of the trailer', () => {
    const loose = [units(8, 48, 40, 48, false)];
    expect(applyLtlRules([cubic], null, loose, 1_500).ratedAs).toEqual([]);
    expect(applyLtlRules([cubic], 84, loose, 1_500).ratedAs).toEqual([]);
    expect(applyLtlRules([cubic], 96, loose, 1_500).ratedAs[0]?.note.values).toMatchObject({
      size: 853.3,
      density: 1.8,
    });
    expect(applyLtlRules([cubic], 96, [units(8, 48, 40, 48)], 1_500).ratedAs).toEqual([]);
  });

  it('hold from any size on for the least density', () => {
    const least = rule('minimum_density', 0, { below_density: 1.5, rated_pounds: 1.5 });
    expect(applyLtlRules([least], null, [units(1, 48, 40, 72)], 60).ratedAs).toMatchObject([
      { code: 'DMIN', pounds: 120, freight_class: null },
    ]);
    expect(applyLtlRules([least], null, [units(1, 48, 40, 72)], 130).ratedAs).toEqual([]);
  });
});

describe('overlength', () => {
  // Bands of UPS Freight, logisticsplus.com: from 96, 144 and 240 inches on; 192 inches added.
  it.each([
    [95, null],
    [96, 90],
    [143, 90],
    [144, 125],
    [191, 125],
    [192, 160],
    [239, 160],
    [240, 195],
    [312, 195],
  ])('%d in: %s dollars', (inches, price) => {
    const { lines } = applyLtlRules(bands, null, [units(1, inches, 40, 40)], 900);
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual(price === null ? [] : [['OVR', price * 100]]);
  });

  it.each([
    [243, null],
    [243.8, null],
    [243.84, 90],
    [244, 90],
    [365, 90],
    [365.76, 125],
    [366, 125],
  ])('%d cm: %s dollars', (centimeters, price) => {
    const piece = { ...units(1, centimeters, 100, 100), dimension_unit: 'cm' as const };
    const { lines } = applyLtlRules(bands, null, [piece], 900);
    expect(lines.map(({ amount }) => amount / 100)).toEqual(price === null ? [] : [price]);
  });

  it('is charged once for the longest piece, whichever side is its length', () => {
    const { lines } = applyLtlRules(bands, null, [units(2, 40, 150, 40), units(3, 100, 40, 40)], 900);
    expect(lines.map(({ amount }) => amount)).toEqual([12_500]);
  });

  it('is not taken beyond a rule without weight and price', () => {
    const rules = [...bands, rule('overlength', 28)];
    expect(applyLtlRules(rules, null, [units(1, 336, 40, 40)], 900).refused).toMatchObject({ threshold: 28 });
    expect(applyLtlRules(rules, null, [units(1, 335.4, 40, 40)], 900).refused).toBeNull();
  });
});

const tariff: LtlTariff = {
  rates: {
    '70': recordOf(weightBreakNames, () => cents(20)),
    '125': recordOf(weightBreakNames, () => cents(30)),
  },
  discount_percent: 0,
  amc: cents(0),
  fuel_percent: 10,
  accessorials: { OVR: cents(120), LFTD: cents(75) },
};
const linesOf = (rules: LtlRule[], pounds: number, items: Sized[], codes: string[] = []) => {
  const found = rateLtl({ ...tariff, rules }, [{ freight_class: '70', pounds }], codes, items);
  return 'reason' in found ? found : found.lines.map(({ code, amount }) => [code, amount / 100]);
};

describe('a price with rules', () => {
  it('has the added weight as a line of its own, with fuel on it', () =>
    expect(linesOf([cubic], 2_600, [units(10, 48, 40, 90)])).toEqual([
      ['BASE', 520],
      ['CBC', 1_280],
      ['FUEL', 180],
    ]));

  it('has only the rule that costs most', () =>
    expect(linesOf([cubic, { ...dayton, threshold: 10 }], 2_600, [units(10, 48, 40, 90)])).toEqual([
      ['BASE', 520],
      ['LINEAR', 4_480],
      ['FUEL', 500],
    ]));

  it('charges feet beyond a threshold by the foot', () =>
    expect(linesOf([rule('linear_feet', 10, { price: cents(25) })], 2_600, [units(10, 48, 40, 90)])).toEqual([
      ['BASE', 520],
      ['FUEL', 52],
      ['LINEAR', 250],
    ]));

  it('charges the band instead of a requested over-dimension service', () =>
    expect(linesOf(bands, 900, [units(1, 150, 40, 40)], ['OVR', 'LFTD'])).toEqual([
      ['BASE', 180],
      ['FUEL', 18],
      ['OVR', 125],
      ['LFTD', 75],
    ]));

  it('is none beyond what the tariff takes', () =>
    expect(linesOf([rule('linear_feet', 20)], 900, [units(1, 250, 40, 40)])).toEqual({
      reason: 'linear_feet_exceeded',
      code: '20',
    }));

  it('asks no more where sizes are unknown', () =>
    expect(linesOf([cubic, ...bands], 900, [{ ...units(1, 1, 1, 1), length: null }])).toEqual([
      ['BASE', 180],
      ['FUEL', 18],
    ]));
});

describe('deficit weight', () => {
  const rated = (dollars: number[], pounds: number) => {
    const byBreak = recordOf(weightBreakNames, (_, i) => cents(dollars[i] ?? dollars.at(-1) ?? 0));
    const found = rateLtl({ ...tariff, fuel_percent: 0, rates: { '70': byBreak } }, [{ freight_class: '70', pounds }]);
    return 'reason' in found ? found : found.total / 100;
  };

  it('looks at every higher break', () => expect(rated([100, 95, 40], 480)).toBe(400));
  it('costs what the break costs: 450 lb as 500', () => {
    expect(rated([14.38, 10.29], 450)).toBe(rated([14.38, 10.29], 500));
    expect(rated([14.38, 10.29], 450)).toBe(51.45);
  });
});
