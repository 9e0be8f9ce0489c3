import type { Location } from '@portal/contract/places/saved-location.ts';
import { hoursOn } from '@portal/contract/places/week-hours.ts';
import { isZipCode } from '@portal/contract/places/zip-code.ts';
import type { StopForm } from '../form/load-form.ts';

/** Name and street of a stop as one line: "Altamira Cross-Dock, 8602 Mines Rd". */
export const locationText = ({ name, address }: Pick<StopForm, 'name' | 'address'>): string =>
  name && address ? `${name}, ${address}` : name || address;

type TypedOver = Pick<StopForm, 'location_id' | 'name' | 'address'>;

/** A stop at a typed address; its ZIP code, city and state stay, but for those of a saved location it has nothing of. */
export const atTypedAddress = (text: string, before: TypedOver): Partial<StopForm> => {
  const isAnother = before.location_id !== null && !locationText(before).startsWith(text.slice(0, 3));
  return {
    location_id: null,
    name: '',
    address: text,
    ...(isAnother && { zip_code: '', city: '', state: '' }),
  };
};

/** A stop at a saved location, with the location's contact and its hours on a day, which are the usual ones where none is known. */
export const atLocation = (location: Location, day = ''): Partial<StopForm> => ({
  location_id: location.id,
  name: location.name,
  address: location.address,
  city: location.city,
  state: location.state,
  zip_code: location.zip_code,
  country: location.country,
  contact: { name: location.contact_name, phone: location.contact_phone, email: location.contact_email },
  open_time: hoursOn(location, day).open,
  close_time: hoursOn(location, day).close,
});

/** Whether a stop is a whole typed address, which the account may keep. */
export const canBeSaved = ({ location_id, address, zip_code, country, city, state }: StopForm): boolean =>
  location_id === null && [address, city, state].every((text) => text.trim()) && isZipCode(zip_code.trim(), country);

/** What a saved location takes over from a stop, all but its name. */
export const locationOfStop = (stop: StopForm) => ({
  address: stop.address.trim(),
  city: stop.city.trim(),
  state: stop.state.trim(),
  zip_code: stop.zip_code.trim(),
  country: stop.country,
  contact_name: stop.contact.name,
  contact_phone: stop.contact.phone,
  contact_email: stop.contact.email,
  open_time: stop.open_time,
  close_time: stop.close_time,
  residential: stop.residential,
  limited_access: stop.limited_access,
  limited_access_type: stop.limited_access_type || null,
});
