import { isPhone } from '@portal/contract/places/phone.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../platform/http/errors.ts';
import { fieldOf } from './refuse-wrong-place.ts';

type StopContact = {
  contact?: { phone: string } | undefined;
  open_time?: string | null | undefined;
  close_time?: string | null | undefined;
};

/**
 * Refuses with 400 `places.phone_invalid` a phone nobody can call and with `places.hours_order` hours that close before
 * they open; what is not given is fine. `field` is the path of the stop, empty for a stop of its own.
 */
export const assertContact = (
  { contact, open_time, close_time }: StopContact,
  country: Country,
  field: string,
): void => {
  if (contact?.phone && !isPhone(contact.phone, country))
    throw problem('places.phone_invalid', 400, { field: fieldOf(field, 'contact.phone') });
  if (open_time && close_time && open_time.slice(0, 5) >= close_time.slice(0, 5)) {
    throw problem('places.hours_order', 400, { field: fieldOf(field, 'close_time') });
  }
};
