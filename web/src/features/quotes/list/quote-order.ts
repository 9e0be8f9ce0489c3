import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import type { QuoteSort } from './quote-sorts.ts';
import { relativeCost } from './quote-value.ts';

export type QuoteTag = 'best_value' | 'cheapest' | 'fastest';

type Compare = (a: CarrierQuote, b: CarrierQuote) => number;

const byPrice: Compare = (a, b) => a.price - b.price || a.id - b.id;
const bySpeed: Compare = (a, b) => a.estimated_delivery.localeCompare(b.estimated_delivery) || byPrice(a, b);
const byValue =
  (among: readonly CarrierQuote[]): Compare =>
  (a, b) =>
    relativeCost(a, among) - relativeCost(b, among) || byPrice(a, b);

/** True when a price can no longer be booked at `now`, in milliseconds. */
export const isExpired = (quote: CarrierQuote, now: number): boolean =>
  quote.status === 'expired' || Date.parse(quote.expiration_date) <= now;

/** Quotes in the order of a sort, the favourites' first. */
export const orderQuotes = (
  quotes: readonly CarrierQuote[],
  sort: QuoteSort,
  favorites: readonly number[],
): CarrierQuote[] => {
  const compare = { price: byPrice, speed: bySpeed, value: byValue(quotes) }[sort];
  const rank = (quote: CarrierQuote) => (favorites.includes(quote.carrier.id) ? 0 : 1);
  return quotes.toSorted((a, b) => rank(a) - rank(b) || compare(a, b));
};

/** The cheapest, the fastest and the best value by quote id; tags are only worth reading with two quotes or more. */
export const tagsOf = (quotes: readonly CarrierQuote[]): ReadonlyMap<number, readonly QuoteTag[]> => {
  const tags = new Map<number, QuoteTag[]>();
  if (quotes.length < 2) return tags;
  const give = (tag: QuoteTag, compare: Compare) => {
    const best = quotes.toSorted(compare)[0];
    if (best) tags.set(best.id, [...(tags.get(best.id) ?? []), tag]);
  };
  give('best_value', byValue(quotes));
  give('cheapest', byPrice);
  give('fastest', bySpeed);
  return tags;
};

/** The lowest price of all; null without quotes. */
export const lowestPrice = (quotes: readonly CarrierQuote[]): number | null =>
  quotes.length > 0 ? Math.min(...quotes.map(({ price }) => price)) : null;
