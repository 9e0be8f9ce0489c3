import { type Cents, cents, dollars, sum, times } from '../values/money.ts';

/** Incoterms 2020, CIF and CIP: cover the value at the destination and a tenth more. */
const cover = 1.1;

/**
 * What to insure goods for that are sold CIF or CIP: 110 % of goods, freight and the premium itself, which is a percentage
 * of that sum. US dollars.
 */
export const insuredSum = (goods: number, freight: number, premiumPercent: number): number => {
  const landed: Cents = sum([cents(goods), cents(freight)]);
  return dollars(times(landed, cover / (1 - (cover * premiumPercent) / 100)));
};
