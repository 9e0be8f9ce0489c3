import { placeName } from '@portal/contract/drayage/container-places.ts';
import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { fahrenheit } from '@portal/contract/equipment/degrees.ts';
import { formOfHazmat } from '../../commodities/hazmat/hazmat-form.ts';
import type { DoorForm, DrayageForm, PapersForm } from './drayage-form.ts';
import { emptyDrayage } from './drayage-form.ts';

const minute = (time: string | null): string => time?.slice(0, 5) ?? '';

const doorForm = (door: NonNullable<DrayageLoad['door']>): DoorForm => ({
  location_id: door.location_id,
  name: door.name,
  address: door.address,
  city: door.city,
  state: door.state,
  zip_code: door.zip_code,
  country: door.country,
  contact: { ...door.contact },
  open_time: minute(door.open_time),
  close_time: minute(door.close_time),
});

const ownSealOf = ({ container_seals }: DrayageLoad, number: string) =>
  container_seals.find((own) => own.number === number);

/** The references and days of a load as form values. */
export const papersOfDrayage = (load: DrayageLoad): PapersForm => ({
  container_numbers: [...load.container_numbers],
  own_free_days: load.container_numbers.map(
    (number) => load.container_free_days.find((own) => own.number === number)?.last_free_day ?? '',
  ),
  booking_number: load.booking_number ?? '',
  master_bl: load.master_bl ?? '',
  pickup_number: load.pickup_number ?? '',
  steamship_line: load.steamship_line ?? '',
  vessel: load.vessel ?? '',
  voyage: load.voyage ?? '',
  seal_number: load.seal_number ?? '',
  own_seals: load.container_numbers.map((number) => ownSealOf(load, number)?.seal_number ?? ''),
  own_weights: load.container_numbers.map((number) => ownSealOf(load, number)?.weight ?? null),
  customs_status: load.customs_status ?? '',
  entry_number: load.entry_number ?? '',
  importer: load.importer ?? '',
  customs_broker: load.customs_broker ?? '',
  firms_code: load.firms_code ?? '',
  terminal_appointment: load.terminal_appointment ?? '',
  last_free_day: load.last_free_day ?? '',
  earliest_return_day: load.earliest_return_day ?? '',
  cut_off: load.cut_off ?? '',
  empty_return_location: load.empty_return_location ?? '',
  po_number: load.po_number ?? '',
  billing_reference: load.billing_reference ?? '',
});

/** A load as form values, with its own pickup date. */
export const formOfDrayage = (load: DrayageLoad): DrayageForm => ({
  ...emptyDrayage(load.pickup_date),
  ...papersOfDrayage(load),
  direction: load.direction,
  place: load.place.code,
  place_text: placeName(load.place),
  terminal: load.terminal ?? '',
  ...(load.door && { door: doorForm(load.door) }),
  ...(load.to_place && {
    ends_at: 'place' as const,
    to_place: load.to_place.code,
    to_place_text: placeName(load.to_place),
    to_terminal: load.to_terminal ?? '',
  }),
  container: load.container,
  container_count: load.container_count,
  delivery_type: load.delivery_type,
  commodity: load.commodity,
  weight: load.weight,
  hazmat_type: load.hazmat_type ?? '',
  hazmat: load.hazmat && formOfHazmat(load.hazmat),
  packaging_unit: load.packaging_unit,
  packaging_unit_count: load.packaging_unit_count,
  temperature: load.temperature && Math.round(fahrenheit(load.temperature.min, load.temperature.unit)),
  chassis_provider: load.chassis_provider,
  chassis_days: load.chassis_days,
  chassis_split: load.chassis_split,
  accessorials: load.accessorials.flatMap(({ code, details }) => {
    const known = AccessorialCode.safeParse(code);
    return known.success ? [{ code: known.data, details }] : [];
  }),
  cargo_value_for_insurance: load.cargo_value_for_insurance,
  ...(load.border && { border: load.border }),
});
