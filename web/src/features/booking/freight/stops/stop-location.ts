import type { Location } from '@portal/contract/places/places.contract.ts';
import type { StopForm } from '../form/load-form.ts';

/** Name and street of a stop as one line: "Altamira Cross-Dock, 8602 Mines Rd". */
export const locationText = ({ name, address }: Pick<StopForm, 'name' | 'address'>): string =>
  name && address ? `${name}, ${address}` : name || address;

/** A stop at a typed address; its ZIP code, city and state stay. */
export const atTypedAddress = (text: string): Partial<StopForm> => ({ location_id: null, name: '', address: text });

/** A stop at a saved location, with the location's contact and hours. */
export const atLocation = (location: Location): Partial<StopForm> => ({
  location_id: location.id,
  name: location.name,
  address: location.address,
  city: location.city,
  state: location.state,
  zip_code: location.zip_code,
  country: location.country,
  contact: { name: location.contact_name, phone: location.contact_phone, email: location.contact_email },
  open_time: location.open_time.slice(0, 5),
  close_time: location.close_time.slice(0, 5),
});
