import { isPhone, readablePhone } from '@portal/contract/places/phone.ts';
import { type Location, LocationInput } from '@portal/contract/places/saved-location.ts';
import { type HoursOfDay, hoursOfWeek } from '@portal/contract/places/week-hours.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

export type ContactFields = { name: string; role: string; phone: string; email: string };

/** A location as it is typed. */
export type LocationFields = Omit<Location, 'id' | 'version' | 'open_time' | 'close_time' | 'week_hours'> & {
  further_contacts: ContactFields[];
  week_hours: HoursOfDay[];
};

const empty = (country: Country): LocationFields => ({
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country,
  contact_name: '',
  contact_role: '',
  contact_phone: '',
  contact_email: '',
  further_contacts: [],
  week_hours: hoursOfWeek({ open_time: '08:00', close_time: '17:00', week_hours: null }),
  dock_notes: '',
  notices: null,
  freight_terms: null,
  bill_to: null,
  residential: false,
  limited_access: false,
  limited_access_type: null,
  appointment: false,
  liftgate: false,
  forklift: false,
  photo_id: false,
});

/** What the form begins with. */
export const fieldsOf = (location: Location | null, country: Country): LocationFields => {
  if (!location) return empty(country);
  const { id: _id, version: _version, open_time, close_time, week_hours, ...rest } = location;
  return {
    ...rest,
    contact_phone: readablePhone(rest.contact_phone, rest.country),
    further_contacts: rest.further_contacts.map((contact) => ({
      ...contact,
      phone: readablePhone(contact.phone, rest.country),
    })),
    week_hours: hoursOfWeek({ open_time, close_time, week_hours }),
  };
};

const phoneFault = { phrase: 'places.errors.phone_invalid' } as const;

/** What is wrong with the form before it is sent. */
export const locationFaults = (typed: LocationFields): Faults => {
  const isWrong = (phone: string) => phone.trim() !== '' && !isPhone(phone, typed.country);
  const further = typed.further_contacts.flatMap(({ phone }, index) =>
    isWrong(phone) ? [[`further_contacts.${index}.phone`, phoneFault]] : [],
  );
  return {
    ...schemaFaults(LocationInput, typed),
    ...(isWrong(typed.contact_phone) && { contact_phone: phoneFault }),
    ...Object.fromEntries(further),
  };
};

/** Whether anything typed differs from what the form began with. */
export const isChanged = (initial: LocationFields, typed: LocationFields): boolean =>
  JSON.stringify(initial) !== JSON.stringify(typed);
