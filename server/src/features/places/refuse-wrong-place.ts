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

/** From so many ZIP codes on, a name means the large city that has them and no small town of the same name. */
const zipCodesOfLargeCity = 10;

/**
 * A name the table lacks in the state may be that of a new district or of a small independent city such as Vernon, CA;
 * the name of a large city elsewhere is a mistake.
 */
const isUnknownTown = (city: string, namesakes: readonly Place[], isStateGiven: boolean): boolean =>
  isStateGiven
    ? namesakes.every(({ state }) => placesOfCity(city, state).length < zipCodesOfLargeCity)
    : namesakes.length === 0;

const isOfPlace = (place: Place, city: string, isStateGiven: boolean): boolean => {
  const name = foldCity(city);
  const named = ({ city: other }: Place) => foldCity(other) === name;
  if (named(place)) return true;
  const inState = placesOfCity(city, place.state).filter(named);
  if (inState.length > 0) return inState.some((other) => isNear(place, other));
  return isUnknownTown(city, placesOfCity(city).filter(named), isStateGiven);
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
  if (given.city && !isOfPlace(place, given.city, given.state !== '')) {
    throw problem('places.city_not_of_zip', 400, { field: `${field}.city`, params });
  }
};
