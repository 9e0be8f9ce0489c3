import { cents, dollars, sum, type Cents } from '@portal/contract/money/money.ts';
import { markedUpLines } from '@portal/contract/quotes/rating/marked-up-lines.ts';
import type { CarrierOffer } from '../../integrations/carriers/carrier-port.ts';

/** A line of a price as it is kept: its name is looked up when it is shown. Amounts in dollars. */
export type KeptLine = { code: string; amount: number };

type Markup = { percent: number; min: number };
type CentLine = { code: string; amount: Cents };

const kept = (lines: readonly CentLine[]): KeptLine[] =>
  lines.map((line) => ({ code: line.code, amount: dollars(line.amount) }));

/**
 * What the carrier gets and what the customer pays, line by line. The markup is spread over all lines alike,
 * so that neither a line nor the ratio of two gives away the cost. `markup` in percent and dollars.
 */
export const priceOffer = (offer: CarrierOffer, markup: Markup) => {
  const costLines = offer.charges.map((line) => ({ code: line.code.toUpperCase(), amount: cents(line.amount) }));
  const priceLines = markedUpLines(costLines, { percent: markup.percent, min: cents(markup.min) });
  const total = (lines: readonly CentLine[]) => dollars(sum(lines.map((line) => line.amount)));
  return {
    cost: total(costLines),
    cost_lines: kept(costLines),
    price: total(priceLines),
    price_lines: kept(priceLines),
  };
};

/** The most a carrier pays for lost or damaged goods of this weight: by the pound, capped. In dollars. */
export const liabilityFor = (offer: Pick<CarrierOffer, 'liability'>, pounds: number) => {
  const { new_per_lb, used_per_lb, max } = offer.liability;
  const capped = (perPound: number) => dollars(Math.min(cents(perPound * pounds), cents(max)) as Cents);
  return { new: capped(new_per_lb), used: capped(used_per_lb), new_per_lb, used_per_lb };
};
