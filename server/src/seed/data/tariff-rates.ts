import { recordOf } from '@portal/contract/values/records.ts';
import { type FreightClass, freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { type WeightBreak, weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';

/** Dollars a hundredweight of class 100 at 500 to 750 road miles, by weight break. Invented: real tables are licensed. */
const classHundred = [68.4, 55.2, 44.1, 36.5, 29.8, 24.6, 20.1];

/** What a class costs of class 100. */
const shareOfClass: Record<FreightClass, number> = {
  '50': 0.6,
  '55': 0.64,
  '60': 0.68,
  '65': 0.715,
  '70': 0.75,
  '77.5': 0.82,
  '85': 0.88,
  '92.5': 0.945,
  '100': 1,
  '110': 1.09,
  '125': 1.22,
  '150': 1.44,
  '175': 1.66,
  '200': 1.88,
  '250': 2.32,
  '300': 2.76,
  '400': 3.62,
  '500': 4.48,
};

/** Where each distance band begins, and what it costs of the middle one. */
const bands = [
  { from_miles: 0, share: 0.62 },
  { from_miles: 150, share: 0.74 },
  { from_miles: 300, share: 0.87 },
  { from_miles: 500, share: 1 },
  { from_miles: 750, share: 1.16 },
  { from_miles: 1000, share: 1.31 },
  { from_miles: 1400, share: 1.52 },
  { from_miles: 1900, share: 1.74 },
  { from_miles: 2500, share: 1.98 },
];

type Rate = { from_miles: number; freight_class: FreightClass } & Record<WeightBreak, number>;

const rate = (share: number) =>
  recordOf(weightBreakNames, (_, i) => Math.round((classHundred[i] ?? 0) * share * 100) / 100);

/** A whole rate table; `level` 1.1 is a tenth dearer in every cell. */
export const tariffRates = (level: number): Rate[] =>
  bands.flatMap(({ from_miles, share }) =>
    freightClasses.map((freight_class) => ({
      from_miles,
      freight_class,
      ...rate(share * shareOfClass[freight_class] * level),
    })),
  );
