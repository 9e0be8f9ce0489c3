import { z } from 'zod';

/** US dollars on the wire: a JSON number with at most two decimals. */
export const Dollars = z.number().min(-99_999_999.99).max(99_999_999.99).multipleOf(0.01);

/** Whole cents; every sum in the product is made of these. */
export type Cents = number & { readonly __cents: unique symbol };

const roundHalfUp = (value: number): number => {
  const size = Math.abs(value);
  // One part in 10^9 corrects products such as 1.005 * 100, which binary fractions leave a hair too small.
  return Math.sign(value) * Math.floor(size + 0.5 + size * Number.EPSILON * 4);
};

/** Dollars to cents, half up (away from zero for negatives). */
export const cents = (dollars: number): Cents => roundHalfUp(dollars * 100) as Cents;

/** Cents to the dollars that go on the wire. */
export const dollars = (amount: Cents): number => amount / 100;

/** A sum in cents. */
export const sum = (amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((total, one) => total + one, 0) as Cents;

/** `amount` less `part`, in cents. */
export const less = (amount: Cents, part: Cents): Cents => (amount - part) as Cents;

/** How large an amount is, whatever its sign. */
export const sizeOf = (amount: Cents): Cents => Math.abs(amount) as Cents;

/** `amount` times a plain factor, half up. */
export const times = (amount: Cents, factor: number): Cents => roundHalfUp(amount * factor) as Cents;

/** `percent` of `amount`, half up; 29.5 means 29.5 %. */
export const percentOf = (amount: Cents, percent: number): Cents => roundHalfUp((amount * percent) / 100) as Cents;

/**
 * What a customer pays for a carrier's cost: the cost and the larger of the percentage and the minimum.
 * `markup_percent` is in percent, `markup_min` in cents.
 */
export const withMarkup = (cost: Cents, markup: { percent: number; min: Cents }): Cents =>
  (cost + Math.max(percentOf(cost, markup.percent), markup.min)) as Cents;
