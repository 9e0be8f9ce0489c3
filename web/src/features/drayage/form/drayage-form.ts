import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { HazardClass, hazardClassOf } from '@portal/contract/commodities/hazmat.ts';
import { ContainerCode } from '@portal/contract/drayage/container-schemas.ts';
import { chassisProviders, customsStatuses, deliveryTypes, directions } from '@portal/contract/drayage/moves.ts';
import { Country } from '@portal/contract/places/postal.ts';
import { noBorderCrossing } from '@portal/contract/places/border.ts';
import { z } from 'zod';
import { HazmatForm } from '../../commodities/hazmat/hazmat-form-schema.ts';
import { BorderForm } from '../../places/border-form.ts';

// The form as typed, valid or not. Names and nesting are those of the request body, so that the path of a fault found
// by the contract's schema or by the server is the path of the field.

const Amount = z.number().nullable();

const DoorForm = z.object({
  location_id: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  open_time: z.string(),
  close_time: z.string(),
});
export type DoorForm = z.infer<typeof DoorForm>;

const AccessorialForm = z.object({
  code: AccessorialCode,
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What may become known until the container is back; empty while it is unknown. */
export const PapersForm = z.object({
  container_numbers: z.array(z.string()),
  /** Of the container at the same place among the numbers; empty where the load's last free day is its own. */
  own_free_days: z.array(z.string()).default([]),
  booking_number: z.string(),
  master_bl: z.string(),
  pickup_number: z.string(),
  steamship_line: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  seal_number: z.string(),
  /** Of the container at the same place among the numbers. */
  own_seals: z.array(z.string()).default([]),
  own_weights: z.array(Amount).default([]),
  customs_status: z.enum(customsStatuses).or(z.literal('')).default(''),
  entry_number: z.string().default(''),
  importer: z.string().default(''),
  customs_broker: z.string().default(''),
  firms_code: z.string().default(''),
  terminal_appointment: z.string().default(''),
  last_free_day: z.string(),
  earliest_return_day: z.string(),
  cut_off: z.string(),
  empty_return_location: z.string(),
  po_number: z.string(),
  billing_reference: z.string(),
});
export type PapersForm = z.infer<typeof PapersForm>;

/** The form's schema, which stored drafts must match as well. */
export const DrayageForm = PapersForm.extend({
  direction: z.enum(directions),
  /** A port's or rail ramp's code, and what stands in its field; the code is empty while nothing is picked. */
  place: z.string(),
  place_text: z.string(),
  terminal: z.string(),
  /** A one-way haul may end at another port or ramp; all others go to or from a door. */
  ends_at: z.enum(['door', 'place']),
  to_place: z.string(),
  to_place_text: z.string(),
  to_terminal: z.string(),
  door: DoorForm,
  container: ContainerCode,
  container_count: Amount,
  delivery_type: z.enum(deliveryTypes),
  commodity: z.string(),
  weight: Amount,
  hazmat_type: HazardClass.or(z.literal('')),
  /** The full description, which holds while its class is the form's. */
  hazmat: HazmatForm.nullable().default(null),
  packaging_unit: HandlingUnit.nullable().default(null),
  packaging_unit_count: Amount.default(null),
  /** Degrees Fahrenheit. */
  temperature: Amount,
  chassis_provider: z.enum(chassisProviders),
  chassis_days: Amount,
  chassis_split: z.boolean(),
  pickup_date: z.string(),
  accessorials: z.array(AccessorialForm),
  cargo_value_for_insurance: Amount,
  /** Sent where the haul crosses a border. */
  border: BorderForm.default(noBorderCrossing),
  /** The load it was copied from, however much of it is changed. */
  copied_from: Amount.default(null),
});
export type DrayageForm = z.infer<typeof DrayageForm>;

/** Whether the haul goes from one port or ramp to another. */
export const endsAtPlace = ({ direction, ends_at }: Pick<DrayageForm, 'direction' | 'ends_at'>): boolean =>
  direction === 'one_way' && ends_at === 'place';

/** The description of the hazardous material; null where none is begun, or the form names another class since. */
export const describedHazmat = ({ hazmat, hazmat_type }: Pick<DrayageForm, 'hazmat' | 'hazmat_type'>) => {
  if (!hazmat || hazmat_type === '') return null;
  return hazmat.class_division === '' || hazardClassOf(hazmat.class_division) === hazmat_type ? hazmat : null;
};

/** The haul's other end in one line: the door, or for some one-way hauls a port or ramp. */
export const otherEndText = (form: DrayageForm): string => {
  if (endsAtPlace(form)) return [form.to_place_text, form.to_terminal].filter(Boolean).join(', ');
  const { name, address, city, state, zip_code } = form.door;
  return [name, address, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ');
};

const emptyDoor = (country: DoorForm['country']): DoorForm => ({
  location_id: null,
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country,
  contact: { name: '', phone: '', email: '' },
  open_time: '08:00',
  close_time: '17:00',
});

/** An empty form; `pickupDate` is the first day it may be fetched, `country` what its door starts with. */
export const emptyDrayage = (pickupDate: string, country: DoorForm['country'] = 'US'): DrayageForm => ({
  direction: 'import',
  place: '',
  place_text: '',
  terminal: '',
  ends_at: 'door',
  to_place: '',
  to_place_text: '',
  to_terminal: '',
  door: emptyDoor(country),
  container: '40HC',
  container_count: 1,
  container_numbers: [],
  own_free_days: [],
  delivery_type: 'live_unload',
  commodity: '',
  weight: null,
  hazmat_type: '',
  hazmat: null,
  packaging_unit: null,
  packaging_unit_count: null,
  temperature: null,
  chassis_provider: 'trucker',
  chassis_days: 3,
  chassis_split: false,
  pickup_date: pickupDate,
  accessorials: [],
  booking_number: '',
  master_bl: '',
  pickup_number: '',
  steamship_line: '',
  vessel: '',
  voyage: '',
  seal_number: '',
  own_seals: [],
  own_weights: [],
  customs_status: '',
  entry_number: '',
  importer: '',
  customs_broker: '',
  firms_code: '',
  terminal_appointment: '',
  last_free_day: '',
  earliest_return_day: '',
  cut_off: '',
  empty_return_location: '',
  po_number: '',
  billing_reference: '',
  cargo_value_for_insurance: null,
  border: noBorderCrossing,
  copied_from: null,
});
