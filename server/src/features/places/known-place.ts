import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places, Place } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { placeOfZip } from './zip-lookup.ts';

/** The place of a postal code in a country, or as its shape has it; refuses one nobody knows with 404 `places.zip_unknown` at `field`. */
export const knownPlace = (zip: string, country: Country | undefined, field: string, city = ''): Place => {
  const place = placeOfZip(zip, country, city);
  if (!place) throw problem('places.zip_unknown', 404, { field });
  return place;
};

type Call = typeof places.timezone;

/** The zone of a postal code and its city, and what a local date and time mean there. Refuses an unknown code with 404. */
export const validateTimezone = (
  { services }: Ctx,
  { zip_code, country, city, date, time }: Input<Call>['query'],
): Reply<Call> => {
  const { timezone } = knownPlace(zip_code, country, 'zip_code', city);
  const { instant, exists } = localInstant(date, time, timezone);
  return { timezone, exists, is_past: instant < services.clock.now(), instant: instant.toISOString() };
};
