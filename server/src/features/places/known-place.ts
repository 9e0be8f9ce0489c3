import type { Place } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../platform/http/errors.ts';
import { placeOfZip } from './zip-lookup.ts';

/** The place of a postal code in a country, or as its shape has it; refuses one nobody knows with 404 `places.zip_unknown` at `field`. */
export const knownPlace = (zip: string, country: Country | undefined, field: string): Place => {
  const place = placeOfZip(zip, country);
  if (!place) throw problem('places.zip_unknown', 404, { field });
  return place;
};
