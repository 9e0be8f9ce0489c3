import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { QuoteSort } from '../quote-sorts.ts';
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

/** Quotes sorted, favorites first. */
export const orderQuotes = (
  quotes: readonly CarrierQuote[],
  sort: QuoteSort,
  favorites: readonly number[],
): CarrierQuote[] => {
  const compare = { price: byPrice, speed: bySpeed, value: byValue(quotes) }[sort];
  const rank = (quote: CarrierQuote) => (favorites.includes(quote.carrier.id) ? 0 : 1);
  return quotes.toSorted((a, b) => rank(a) - rank(b) || compare(a, b));
};

/** The tags cheapest, fastest and best value by quote id; none for fewer than two quotes. */
export const tagsOf = (quotes: readonly CarrierQuote[]): ReadonlyMap<number, readonly QuoteTag[]> => {
  const tags = new Map<number, QuoteTag[]>();
  if (quotes.length < 2) return tags;
  const tagBest = (tag: QuoteTag, compare: Compare) => {
    const best = quotes.toSorted(compare)[0];
    if (best) tags.set(best.id, [...(tags.get(best.id) ?? []), tag]);
  };
  tagBest('best_value', byValue(quotes));
  tagBest('cheapest', byPrice);
  tagBest('fastest', bySpeed);
  return tags;
};

/** The lowest price; null without quotes. */
export const lowestPrice = (quotes: readonly CarrierQuote[]): number | null =>
  quotes.length > 0 ? Math.min(...quotes.map(({ price }) => price)) : null;
