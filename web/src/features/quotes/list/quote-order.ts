import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
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

/** The tags cheapest, fastest and best value by quote id; none where all are of one carrier, which only beats itself. */
export const tagsOf = (quotes: readonly CarrierQuote[]): ReadonlyMap<number, readonly QuoteTag[]> => {
  const tags = new Map<number, QuoteTag[]>();
  if (new Set(quotes.map(({ carrier }) => carrier.id)).size < 2) return tags;
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

/** What a dearer quote is beside the cheapest of the same carrier and mode. */
export type Upgrade = { from: CarrierQuote; days: number; dollars: number };

/** What a quote costs more than the same carrier's cheapest, and by how many days it arrives sooner; null for that one. */
export const upgradeOf = (quote: CarrierQuote, among: readonly CarrierQuote[]): Upgrade | null => {
  const [cheapest] = among
    .filter(
      ({ carrier, mode, truck_type }) =>
        carrier.id === quote.carrier.id && mode === quote.mode && truck_type === quote.truck_type,
    )
    .toSorted(byPrice);
  if (!cheapest || cheapest.price >= quote.price) return null;
  return {
    from: cheapest,
    days: daysBetween(quote.estimated_delivery, cheapest.estimated_delivery),
    dollars: dollars(less(cents(quote.price), cents(cheapest.price))),
  };
};
