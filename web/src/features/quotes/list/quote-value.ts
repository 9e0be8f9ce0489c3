import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';

/** Weights of a transit day more than the fastest and of late delivery, relative to the cheapest price. */
const dayWeight = 0.08;
const lateWeight = 0.5;
/** Percent on time assumed for a carrier without deliveries in the last 30 days. */
const unknownOnTime = 90;

type ComparedQuote = Pick<CarrierQuote, 'price' | 'transit_days' | 'performance'>;

/**
 * The cost of a quote including speed and reliability, relative to the cheapest of `among`; lower is better:
 * `price / cheapest + 0.08 x (days - fewest days) + 0.5 x (1 - share on time)`.
 * A day is worth 8 % of the cheapest price, a percentage point on time half a percent.
 */
export const relativeCost = (quote: ComparedQuote, among: readonly ComparedQuote[]): number => {
  const cheapest = Math.min(...among.map(({ price }) => price));
  const fewestDays = Math.min(...among.map(({ transit_days }) => transit_days));
  const onTime = (quote.performance.on_time_percent ?? unknownOnTime) / 100;
  return quote.price / cheapest + dayWeight * (quote.transit_days - fewestDays) + lateWeight * (1 - onTime);
};
