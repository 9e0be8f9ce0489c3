import { cents, type Cents } from '../../values/money.ts';

/** Percent of the freight charge by the week's average diesel price: less-than-truckload and truckload. */
type Anchor = { diesel: number; ltl: number; tl: number };

const anchors: readonly Anchor[] = [
  { diesel: 2.5, ltl: 19.6, tl: 32.4 },
  { diesel: 3, ltl: 22.8, tl: 39.8 },
  { diesel: 3.5, ltl: 26.2, tl: 47.1 },
  { diesel: 3.75, ltl: 27.5, tl: 50 },
  { diesel: 4, ltl: 29.5, tl: 54 },
  { diesel: 4.25, ltl: 32, tl: 59 },
  { diesel: 4.5, ltl: 34.5, tl: 64 },
];

const stepCents = 5;

/** The price of the step a price lies in: 3.78 pays as 3.75. */
const stepOf = (diesel: number): number => (Math.floor(Math.round(diesel * 1000) / 10 / stepCents) * stepCents) / 100;

/**
 * Fuel surcharge in percent, to a tenth, for US dollars a gallon of diesel in steps of five cents.
 * Below the table its lowest percent holds; above it, its last slope goes on.
 */
export const fuelPercent = (diesel: number, kind: 'ltl' | 'tl'): number => {
  const price = Math.max(stepOf(diesel), anchors[0]?.diesel ?? 0);
  const above = anchors.findIndex((anchor) => anchor.diesel > price);
  const upper = anchors.at(above);
  const lower = anchors.at(above === -1 ? -2 : above - 1);
  if (!upper || !lower) throw new RangeError('the fuel table has two anchors at least');
  const share = (price - lower.diesel) / (upper.diesel - lower.diesel);
  return Math.round((lower[kind] + share * (upper[kind] - lower[kind])) * 10) / 10;
};

/**
 * Fuel a mile in cents, as truckload carriers figure it: what diesel costs over a pegged price, by miles a gallon.
 * Prices in US dollars a gallon; nothing while diesel is below the peg.
 */
export const fuelPerMile = (diesel: number, { peg, mpg } = { peg: 1.2, mpg: 6 }): Cents =>
  cents(Math.max(0, diesel - peg) / mpg);
