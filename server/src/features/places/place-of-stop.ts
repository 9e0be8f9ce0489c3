import type { Place } from '@portal/contract/places/places.contract.ts';
import { stateCode } from '@portal/contract/places/states.ts';
import { type Country, isZipCode } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../platform/http/errors.ts';
import { fieldOf, isNameOf, isOfPlace, refuseWrongPlace } from './refuse-wrong-place.ts';
import { placeOfZip } from './zip-lookup.ts';

/** What is known of a place before it is looked up; empty texts where nothing is. */
export type StopText = { zip_code: string; city: string; state: string; country?: Country | undefined };

/** Whether state or city are Mexican and not American: what decides the country of five digits. */
const isMexican = ({ city, state }: StopText, american: Place | null, mexican: Place): boolean => {
  if (state !== '') return stateCode(state, 'US') === null && stateCode(state, 'MX') !== null;
  if (city === '' || (american && isNameOf(american, city))) return false;
  if (isNameOf(mexican, city)) return true;
  if (american && isOfPlace(american, city, false)) return false;
  return isOfPlace(mexican, city, false);
};

/** The place of a stop whose country nobody said; null where no country has the code. */
const placeByShape = (stop: StopText, field: string): Place | null => {
  const byShape = placeOfZip(stop.zip_code, undefined, stop.city);
  const mexican = isZipCode(stop.zip_code.trim(), 'MX') ? placeOfZip(stop.zip_code, 'MX') : null;
  if (mexican && isMexican(stop, byShape, mexican)) return mexican;
  if (!byShape && mexican) {
    throw problem('places.country_unclear', 400, { field: fieldOf(field, 'country'), params: { zip: stop.zip_code } });
  }
  return byShape;
};

/**
 * The place a stop lies at, within the country that was said. Where none was: five digits are a US ZIP code unless state
 * or city are Mexican, letters a Canadian code. 400 `places.zip_unknown`, `country_unclear`, `state_not_of_zip` or
 * `city_not_of_zip`; `field` is the path of the stop.
 */
export const placeOfStop = (stop: StopText, field: string): Place => {
  const place = stop.country ? placeOfZip(stop.zip_code, stop.country, stop.city) : placeByShape(stop, field);
  if (!place) throw problem('places.zip_unknown', 400, { field: fieldOf(field, 'zip_code') });
  refuseWrongPlace(place, stop, field);
  return place;
};
