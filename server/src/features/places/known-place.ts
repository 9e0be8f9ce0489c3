import type { Place } from '@portal/contract/places/places.contract.ts';
import { problem } from '../../platform/http/errors.ts';
import { placeOfZip } from './zip-lookup.ts';

/** The place of a ZIP code; refuses one nobody knows with 404 `places.zip_unknown` at `field`. */
export const knownPlace = (zip: string, field: string): Place => {
  const place = placeOfZip(zip);
  if (!place) throw problem('places.zip_unknown', 404, { field });
  return place;
};
