import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { transitDays } from '@portal/contract/quotes/rating/transit-days.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { knownPlace } from './known-place.ts';
import type { Point } from './roads/access-roads.ts';
import { findMiles } from './roads/find-route.ts';

type Call = typeof places.coordinates;

/** How much faster the fast carriers are than the usual one, and how much slower the slow. */
const pace = { fast: 0.75, slow: 1.2 };

const located = (zip: string, country: Country | undefined, field: string) => {
  const place = knownPlace(zip, country, field);
  if (place.lat === null || place.lng === null) throw problem('places.zip_unknown', 404, { field });
  const point: Point = { lat: place.lat, lng: place.lng };
  return { place, point };
};

/** Road miles and usual business days between two postal codes. Refuses codes that are unknown or lie nowhere with 404. */
export const measureDistance = async (ctx: Ctx, query: Input<Call>['query']): Promise<Reply<Call>> => {
  const from = located(query.origin, query.origin_country, 'origin');
  const to = located(query.destination, query.destination_country, 'destination');
  const miles = await findMiles(ctx, from.point, to.point);
  return {
    origin: from.place,
    destination: to.place,
    miles,
    transit_days: { from: transitDays(miles, pace.fast), to: transitDays(miles, pace.slow) },
  };
};
