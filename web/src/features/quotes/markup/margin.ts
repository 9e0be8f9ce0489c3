import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';

/** What the operator earns: dollars between price and cost, and their share of the price in percent. */
export const marginOf = (price: number, cost: number): { dollars: number; percent: number } => {
  const dollars = (Math.round(price * 100) - Math.round(cost * 100)) / 100;
  return { dollars, percent: price > 0 ? (dollars / price) * 100 : 0 };
};

/** Costs are there for the operator alone. A quote the socket has just brought has none yet. */
export const seesCosts = ({ items }: CarrierQuotes): boolean => items.some(({ cost }) => cost !== undefined);
