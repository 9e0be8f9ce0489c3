import type { TenderLoad } from '@portal/contract/tendering/tender.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { assertContact } from '../../places/assert-contact.ts';
import { refuseWrongPlace } from '../../places/refuse-wrong-place.ts';
import { placeOfZip } from '../../places/zip-lookup.ts';
import { updateStop } from '../booking.queries.ts';

type GivenStop = TenderLoad['stops'][number];
type KnownStop = {
  id: number;
  zip_code: string;
  city: string;
  state: string;
  country: Country;
  is_terminal?: boolean | undefined;
};

const check = (given: GivenStop, known: KnownStop, field: string): void => {
  if (given.zip_code !== undefined && given.zip_code !== known.zip_code) {
    throw problem('tendering.zip_changed', 409, { field: `${field}.zip_code` });
  }
  const place = placeOfZip(known.zip_code, known.country);
  if (place) refuseWrongPlace(place, { city: given.city ?? '', state: given.state ?? '' }, field);
  // Whom would one call at the gate of a port?
  for (const part of known.is_terminal ? [] : (['name', 'phone'] as const)) {
    if (given.contact[part] !== '') continue;
    const code = part === 'name' ? 'tendering.contact_missing' : 'tendering.phone_missing';
    throw problem(code, 400, { field: `${field}.contact.${part}` });
  }
  assertContact(given, known.country, field);
};

/** A town of the same postal area may keep other clocks. */
const zoneOf = ({ city = '' }: GivenStop, known: KnownStop) => {
  const place = city === '' || city === known.city ? null : placeOfZip(known.zip_code, known.country, city);
  return place && { timezone: place.timezone };
};

const writeStop = (tx: Ctx, given: GivenStop, known: KnownStop) =>
  updateStop(tx.db, given.id, {
    ...zoneOf(given, known),
    name: given.name,
    address: given.address,
    city: given.city || known.city,
    state: given.state || known.state,
    contact_name: given.contact.name,
    contact_phone: given.contact.phone,
    contact_email: given.contact.email,
    open_time: given.open_time,
    close_time: given.close_time,
    reference: given.reference,
  });

/**
 * Writes the stops as the booking confirms them: all of the load's and no others. Each has a
 * contact, except a container's port or ramp.
 * 400 `tendering.stop_missing`, `contact_missing`, `phone_missing`, `places.phone_invalid`, `hours_order`, `city_not_of_zip` or `state_not_of_zip`; 409 `zip_changed`, since the price holds for the quoted ZIP code.
 */
export const confirmStops = async (tx: Ctx, known: readonly KnownStop[], stops: TenderLoad['stops']): Promise<void> => {
  const byId = new Map(known.map((stop) => [stop.id, stop]));
  const isComplete = stops.length === known.length && new Set(stops.map(({ id }) => id)).size === known.length;
  if (!isComplete || stops.some(({ id }) => !byId.has(id))) {
    throw problem('tendering.stop_missing', 400, { field: 'stops' });
  }
  for (const [i, given] of stops.entries()) {
    const stop = byId.get(given.id);
    if (!stop) continue;
    check(given, stop, `stops.${i}`);
    await writeStop(tx, given, stop);
  }
};
