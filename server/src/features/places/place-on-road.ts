import type { Place } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../platform/http/errors.ts';
import { knownPlace } from './known-place.ts';
import { hasRoad, type RoadCtx } from './refuse-without-road.ts';

/** 404 `places.no_road` at the field that named a place to which no road leads. */
export const noRoad = ({ zip_code: zip, city, state }: Place, field: string) =>
  problem('places.no_road', 404, { field, params: { zip, city, state } });

/**
 * The place of a postal code to which trucks get; refuses with 404 at `field` one that nobody knows or that lies nowhere,
 * `places.zip_unknown`, and one without a road, `places.no_road`.
 */
export const placeOnRoad = (ctx: RoadCtx, zip: string, country: Country | undefined, field: string): Place => {
  const place = knownPlace(zip, country, field);
  if (!hasRoad(ctx, place)) throw noRoad(place, field);
  if (place.lat === null || place.lng === null) throw problem('places.zip_unknown', 404, { field });
  return place;
};
