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

/** A fraction of whole numbers, half up (away from zero for negatives). */
const quotient = (product: bigint, of: bigint): number => {
  const [over, under] = [product < 0n ? -product : product, of < 0n ? -of : of];
  const size = Number((over * 2n + under) / (under * 2n));
  return size === 0 || product < 0n === of < 0n ? size : -size;
};

/** `amount` times `part` over `of`, half up: exact however large the amounts are, unlike a factor. */
export const share = (amount: Cents, part: number, of: number): Cents =>
  quotient(BigInt(amount) * BigInt(part), BigInt(of)) as Cents;

/** `percent` of `amount`, half up; 29.5 means 29.5 %. Percents have at most four decimals. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  share(amount, Math.round(percent * 10_000), 1_000_000);

/**
 * What a customer pays for a carrier's cost: the cost and the larger of the percentage and the minimum.
 * `markup_percent` is in percent, `markup_min` in cents.
 */
export const withMarkup = (cost: Cents, markup: { percent: number; min: Cents }): Cents =>
  (cost + Math.max(percentOf(cost, markup.percent), markup.min)) as Cents;
