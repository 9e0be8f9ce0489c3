import { seeded } from '../hostile-inputs.ts';

export type Draw = () => number;
/** A charge in whole cents; of these alone the expected amounts are made. */
export type Charge = { code: string; amount: bigint };
/** What a seller adds: its percent in thousandths, its least in cents. */
export type Layer = { percent: bigint; min: bigint };
type Line = { code: string; amount: number };

/** A whole number from 0 to `most`. */
export const whole = (random: Draw, most: number): number => Math.floor(random() * (most + 1));
export const chosen = <T>(random: Draw, from: readonly T[]): T => from[whole(random, from.length - 1)] as T;

/** So many units of the last decimal, written out and read back: no arithmetic of the product's. */
const decimal = (amount: bigint, decimals: number): number => {
  const text = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  return Number(`${amount < 0n ? '-' : ''}${text.slice(0, -decimals)}.${text.slice(-decimals)}`);
};

export const dollarsOf = (amount: bigint): number => decimal(amount, 2);

/** A seller's markup as the product takes it. */
export const markupOf = ({ percent, min }: Layer) => ({ percent: decimal(percent, 3), min: dollarsOf(min) });

/** A fraction to the nearest whole number, halves away from zero. */
export const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const [over, under] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator];
  const size = over < 0n ? -over : over;
  const nearest = (2n * size + under) / (2n * under);
  return over < 0n ? -nearest : nearest;
};

export const total = (charges: readonly Charge[]): bigint => charges.reduce((all, { amount }) => all + amount, 0n);

/** Each charge once, in the order they first come. */
export const byCode = (charges: readonly Charge[]): Charge[] =>
  [...new Set(charges.map(({ code }) => code))].map((code) => ({
    code,
    amount: total(charges.filter((charge) => charge.code === code)),
  }));

/** A cost with one seller's markup. */
const withLayer = (cost: bigint, { percent, min }: Layer): bigint => {
  const share = rounded(cost * percent, 100_000n);
  return cost + (share > min ? share : min);
};

/** Every seller's markup on the price of the one before, spread over all charges; the first takes the odd cents. */
export const soldAt = (charges: readonly Charge[], layers: readonly Layer[]): Charge[] =>
  layers.reduce<readonly Charge[]>((sold, layer) => {
    const cost = total(sold);
    if (cost === 0n) return sold;
    const price = withLayer(cost, layer);
    const raised = sold.map(({ code, amount }) => ({ code, amount: rounded(amount * price, cost) }));
    const odd = price - total(raised);
    return raised.map((charge, at) => (at === 0 ? { ...charge, amount: charge.amount + odd } : charge));
  }, charges) as Charge[];

export const linesOf = (charges: readonly Charge[]): Line[] =>
  charges.map(({ code, amount }) => ({ code, amount: dollarsOf(amount) }));

/** Whether lines in dollars are exactly these charges, in this order. */
export const isSame = (found: readonly Line[], expected: readonly Charge[]): boolean =>
  found.length === expected.length &&
  found.every(({ code, amount }, at) => {
    const wanted = expected[at];
    return wanted?.code === code && dollarsOf(wanted.amount) === amount;
  });

/** Draws so many cases from a seed; `wrong` are the first that differ. */
export const prove = (
  isRight: (random: Draw, at: number) => boolean,
  { cases, seed }: { cases: number; seed: number },
) => {
  const random = seeded(seed);
  const wrong: number[] = [];
  for (let at = 0; at < cases && wrong.length < 10; at += 1) if (!isRight(random, at)) wrong.push(at);
  return { cases, wrong };
};
