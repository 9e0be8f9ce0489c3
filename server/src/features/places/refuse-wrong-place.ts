import { roadMiles } from '@portal/contract/places/distance.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import { stateCode } from '@portal/contract/places/states.ts';
import { problem } from '../../platform/http/errors.ts';
import { placesOfCity } from './zip-lookup.ts';
import { foldCity } from './zip-table.ts';

/** People write a neighbouring town for a ZIP code whose post office has another name; further off is another place. */
const neighbourMiles = 30;

const isNear = (one: Place, other: Place): boolean =>
  one.lat !== null &&
  one.lng !== null &&
  other.lat !== null &&
  other.lng !== null &&
  roadMiles({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng }) <= neighbourMiles;

/** A name nobody knows, such as that of a new district, is no other place. */
const isOfPlace = (place: Place, city: string): boolean => {
  const name = foldCity(city);
  const named = ({ city: other }: Place) => foldCity(other) === name;
  if (named(place)) return true;
  const inState = placesOfCity(city, place.state).filter(named);
  return inState.some((other) => isNear(place, other)) || (inState.length === 0 && !placesOfCity(city).some(named));
};

/**
 * Refuses with 400 `places.state_not_of_zip` or `city_not_of_zip` a US city or state that does not belong to the ZIP
 * code; empty ones are fine. `field` is the path of the stop.
 */
export const refuseWrongPlace = (place: Place, given: { city: string; state: string }, field: string): void => {
  if (place.country !== 'US') return;
  const params = { zip: place.zip_code, city: place.city, state: place.state };
  if (given.state && stateCode(given.state) !== place.state) {
    throw problem('places.state_not_of_zip', 400, { field: `${field}.state`, params });
  }
  if (given.city && !isOfPlace(place, given.city)) {
    throw problem('places.city_not_of_zip', 400, { field: `${field}.city`, params });
  }
};
