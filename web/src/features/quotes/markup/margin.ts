import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';

/** The operator’s margin: price less cost in dollars, and as percent of the price. */
export const marginOf = (price: number, cost: number): { dollars: number; percent: number } => {
  const dollars = (Math.round(price * 100) - Math.round(cost * 100)) / 100;
  return { dollars, percent: price > 0 ? (dollars / price) * 100 : 0 };
};

/** True for the operator, who alone receives costs. A quote that just came by socket has none yet. */
export const seesCosts = ({ items }: CarrierQuotes): boolean => items.some(({ cost }) => cost !== undefined);
