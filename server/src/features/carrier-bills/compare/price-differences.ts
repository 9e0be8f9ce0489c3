import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { type Markup, priceLines } from '../../quotes/rating/price-offer.ts';

type Line = { code: string; amount: number };

/** Lines and more lines, one a charge. */
export const addedLines = (lines: readonly Line[], more: readonly Line[]): Line[] => {
  const all = [...lines, ...more];
  return [...new Set(all.map(({ code }) => code))].map((code) => {
    const alike = all.filter((line) => line.code === code);
    return { code, amount: dollars(sum(alike.map(({ amount }) => cents(amount)))) };
  });
};

/**
 * What the shipper pays for each difference of cost, by charge: the price with it less the price without, at the load's
 * markups. Together they are the price of all of them to the cent, since each goes on from the one before.
 */
export const priceDifferences = (
  costLines: readonly Line[],
  markups: readonly Markup[],
  differences: readonly (readonly Line[])[],
): Line[][] => {
  let cost = addedLines(costLines, []);
  let price = priceLines(cost, markups).price_lines;
  return differences.map((difference) => {
    cost = addedLines(cost, difference);
    const next = priceLines(cost, markups).price_lines;
    const more = price.map(({ code, amount }) => ({ code, amount: dollars(cents(-amount)) }));
    price = next;
    return addedLines(next, more).filter(({ amount }) => amount !== 0);
  });
};
