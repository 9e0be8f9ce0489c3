import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import { stateCode } from '@portal/contract/places/states.ts';
import { problem } from '../../platform/http/errors.ts';
import { placesOfCity } from './zip-lookup.ts';
import { cityKey, foldCity, otherKeys } from './zip-table.ts';

/** People write a neighbouring town for a ZIP code whose post office has another name; further off is another place. */
const neighbourMiles = 25;

const isNear = (one: Place, other: Place): boolean =>
  one.lat !== null &&
  one.lng !== null &&
  other.lat !== null &&
  other.lng !== null &&
  greatCircleMiles({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng }) <= neighbourMiles;

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

/** "Puebla" and "Heroica Puebla de Zaragoza", "Quebec" and "Quebec City" are one city. */
const isPartOf = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `);

/** A name of Mexico City that is also that of many towns. */
const mexicoCity = 'mexico';

/** Whether a name is the place's own, or abroad a part of it, or that of its municipality. */
export const isNameOf = ({ city, municipality = '', country, state }: Place, written: string): boolean => {
  const name = foldCity(written);
  const own = [foldCity(city), foldCity(municipality)].filter(Boolean);
  const keys = [cityKey(written), ...otherKeys(written)];
  if (own.some((other) => keys.includes(cityKey(other)))) return true;
  if (country === 'US') return false;
  return (
    own.some((other) => isPartOf(name, other) || isPartOf(other, name)) || (state === 'CMX' && name === mexicoCity)
  );
};

/** Canadian codes of the country (a zero in second place) and Mexican municipalities have many towns, often of one name. */
const isWide = ({ country, zip_code }: Place): boolean =>
  country === 'MX' || (country === 'CA' && zip_code.charAt(1) === '0');

/** Whether a city, as somebody writes it, may stand beside a postal code: its own name, a neighbour's or an unknown one. */
export const isOfPlace = (place: Place, city: string, isStateGiven: boolean): boolean => {
  if (isNameOf(place, city)) return true;
  const key = cityKey(city);
  const named = ({ city: other }: Place) => cityKey(other) === key;
  const inState = placesOfCity(city, place.state, place.country).filter(named);
  if (inState.some((other) => isNear(place, other))) return true;
  if (inState.length >= (isWide(place) ? zipCodesOfLargeCity : 1)) return false;
  return isUnknownTown(city, placesOfCity(city).filter(named), isStateGiven);
};

/** The path of a field below that of its stop, which is empty for a stop of its own. */
export const fieldOf = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * Refuses with 400 `places.state_not_of_zip` or `city_not_of_zip` a city or state that does not belong to the postal
 * code; empty ones are fine. `field` is the path of the stop.
 */
export const refuseWrongPlace = (place: Place, given: { city: string; state: string }, field: string): void => {
  const params = { zip: place.zip_code, city: place.city, state: place.state };
  if (given.state && stateCode(given.state, place.country) !== place.state) {
    throw problem('places.state_not_of_zip', 400, { field: fieldOf(field, 'state'), params });
  }
  if (given.city && !isOfPlace(place, given.city, given.state !== '')) {
    throw problem('places.city_not_of_zip', 400, { field: fieldOf(field, 'city'), params });
  }
};
