import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';

/** What a day later than the fastest, and a load delivered late, weigh against the cheapest price. */
const dayWeight = 0.08;
const lateWeight = 0.5;
/** The share on time taken for a carrier without deliveries in the last 30 days. */
const unknownOnTime = 90;

type Weighed = Pick<CarrierQuote, 'price' | 'transit_days' | 'performance'>;

/**
 * How much a quote costs all told, relative to the cheapest of `among`; lower is better:
 * `price / cheapest + 0.08 x (days - fewest days) + 0.5 x (1 - share on time)`.
 * A day is worth 8 % of the cheapest price, a percentage point on time half a percent.
 */
export const relativeCost = (quote: Weighed, among: readonly Weighed[]): number => {
  const cheapest = Math.min(...among.map(({ price }) => price));
  const fewestDays = Math.min(...among.map(({ transit_days }) => transit_days));
  const onTime = (quote.performance.on_time_percent ?? unknownOnTime) / 100;
  return quote.price / cheapest + dayWeight * (quote.transit_days - fewestDays) + lateWeight * (1 - onTime);
};
