import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Place, places } from '@portal/contract/places/places.contract.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { Ctx } from '../../platform/context.ts';
import { canGoInTransit, refuseWithoutTransit } from './border/check-transit.ts';
import { noRoad, placeOnRoad } from './place-on-road.ts';
import { findMiles } from './roads/find-route.ts';

type Call = typeof places.coordinates;

/** How much faster the fast carriers are than the usual one, and how much slower the slow. */
const pace = { fast: 0.75, slow: 1.2 };

/** The miles through another country, where that is shorter than to stay inside; null where it is not. */
const milesInTransit = (ctx: Ctx, from: Place, to: Place): Promise<number | null> =>
  canGoInTransit([from, to]) ? findMiles(ctx, from, to, true) : Promise.resolve(null);

/**
 * Road miles and usual business days between two postal codes. Refuses with 404 codes that are unknown or lie nowhere,
 * and those that no road leads to, `places.no_road`,
 * or only one through another country, `places.transit_needed`.
 */
export const measureDistance = async (ctx: Ctx, query: Input<Call>['query']): Promise<Reply<Call>> => {
  const origin = placeOnRoad(ctx, query.origin, query.origin_country, 'origin');
  const destination = placeOnRoad(ctx, query.destination, query.destination_country, 'destination');
  const isInTransit = query.in_transit ?? false;
  refuseWithoutTransit([origin, destination], isInTransit, { status: 404, field: 'destination' });
  const [miles, miles_in_transit] = await Promise.all([
    findMiles(ctx, origin, destination, isInTransit),
    milesInTransit(ctx, origin, destination),
  ]);
  if (miles === null) throw noRoad(destination, 'destination');
  return {
    origin,
    destination,
    miles,
    miles_in_transit,
    transit_days: { from: transitDays(miles, pace.fast), to: transitDays(miles, pace.slow) },
  };
};
