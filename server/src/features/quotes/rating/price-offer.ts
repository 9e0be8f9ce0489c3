import type { LineNote } from '@portal/contract/accessorials/line-note.ts';
import { cents, dollars, sum, type Cents } from '@portal/contract/values/money.ts';
import { markedUpLines } from '@portal/contract/quotes/rating/marked-up-lines.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';

/** A line of a price as it is kept: its name is looked up when it is shown. Amounts in dollars. */
export type KeptLine = { code: string; amount: number; note?: LineNote };

/** What one seller adds, in percent and dollars. */
export type Markup = { percent: number; min: number };

type CentLine = { code: string; amount: Cents; note?: LineNote | undefined };

const kept = (lines: readonly CentLine[]): KeptLine[] =>
  lines.map(({ code, amount, note }) => ({ code, amount: dollars(amount), ...(note && { note }) }));

const total = (lines: readonly CentLine[]): number => dollars(sum(lines.map((line) => line.amount)));

/**
 * What the customer pays for a carrier's cost, line by line: every seller's markup on the price of the one before. It
 * is spread over all lines alike, so that neither a line nor the ratio of two gives away the cost.
 */
export const priceLines = (costLines: readonly KeptLine[], markups: readonly Markup[]) => {
  const cost = costLines.map(({ code, amount, note }): CentLine => ({ code, amount: cents(amount), note }));
  const lines = markups.reduce((sold, { percent, min }) => markedUpLines(sold, { percent, min: cents(min) }), cost);
  return { price: total(lines), price_lines: kept(lines) };
};

/** What the carrier gets and what the customer pays, line by line. */
export const priceOffer = (offer: CarrierOffer, markups: readonly Markup[]) => {
  const costLines = offer.charges.map(({ code, amount, note }): CentLine => ({
    code: code.toUpperCase(),
    amount: cents(amount),
    note,
  }));
  return { cost: total(costLines), cost_lines: kept(costLines), ...priceLines(kept(costLines), markups) };
};

/** The most a carrier pays for lost or damaged goods of this weight: by the pound, capped. In dollars. */
export const liabilityFor = (offer: Pick<CarrierOffer, 'liability'>, pounds: number) => {
  const { new_per_lb, used_per_lb, max } = offer.liability;
  const capped = (perPound: number) => dollars(cents(Math.min(perPound * pounds, max)));
  return { new: capped(new_per_lb), used: capped(used_per_lb), new_per_lb, used_per_lb };
};
