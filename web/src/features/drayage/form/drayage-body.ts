import { stopFlagCode } from '@portal/contract/accessorials/stop-flags.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { crossesBorder, isEmptyBorder } from '@portal/contract/places/border.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { hazmatInput } from '../../commodities/hazmat/hazmat-form.ts';
import { describedHazmat, type DoorForm, type DrayageForm, endsAtPlace, type PapersForm } from './drayage-form.ts';

const orNull = (text: string): string | null => text.trim() || null;

const ownFreeDays = ({ container_numbers, own_free_days }: PapersForm) =>
  container_numbers.flatMap((number, index) => {
    const last_free_day = own_free_days[index]?.trim();
    return number.trim() && last_free_day ? [{ number: number.trim(), last_free_day }] : [];
  });

const ownSeals = ({ container_numbers, own_seals, own_weights }: PapersForm) =>
  container_numbers.flatMap((number, index) => {
    const [seal_number, weight] = [orNull(own_seals[index] ?? ''), own_weights[index] ?? null];
    return number.trim() && (seal_number || weight) ? [{ number: number.trim(), seal_number, weight }] : [];
  });

/** The part of a form that may change until the container is back, as the body of a change. */
export const papersBody = (form: PapersForm) => ({
  container_numbers: form.container_numbers.map((number) => number.trim()).filter(Boolean),
  container_free_days: ownFreeDays(form),
  booking_number: orNull(form.booking_number),
  master_bl: orNull(form.master_bl),
  pickup_number: orNull(form.pickup_number),
  steamship_line: orNull(form.steamship_line),
  vessel: orNull(form.vessel),
  voyage: orNull(form.voyage),
  seal_number: orNull(form.seal_number),
  container_seals: ownSeals(form),
  customs_status: form.customs_status || null,
  entry_number: orNull(form.entry_number),
  importer: orNull(form.importer),
  customs_broker: orNull(form.customs_broker),
  firms_code: orNull(form.firms_code.toUpperCase()),
  terminal_appointment: orNull(form.terminal_appointment),
  last_free_day: orNull(form.last_free_day),
  earliest_return_day: orNull(form.earliest_return_day),
  cut_off: orNull(form.cut_off),
  empty_return_location: orNull(form.empty_return_location),
  po_number: orNull(form.po_number),
  billing_reference: orNull(form.billing_reference),
});

const temperatureBody = ({ container: code, temperature }: DrayageForm) =>
  container(code).kind === 'reefer' && temperature !== null
    ? { min: temperature, max: temperature, unit: 'F' as const }
    : null;

const residentialCode = stopFlagCode('delivery', 'residential');
const limitedAccessCode = stopFlagCode('delivery', 'limited_access');

const doorBody = (door: DoorForm, { accessorials }: DrayageForm) => {
  const limited = accessorials.find(({ code }) => code === limitedAccessCode);
  return {
    ...door,
    zip_code: door.zip_code.trim(),
    open_time: orNull(door.open_time),
    close_time: orNull(door.close_time),
    // Papers print the flag, carriers price the accessorial: both must agree.
    residential: accessorials.some(({ code }) => code === residentialCode),
    limited_access: limited !== undefined,
    limited_access_type: limited ? orNull(String(limited.details['limited_access_type'] ?? '')) : null,
  };
};

/** The end that is not the port or ramp the container is fetched from, or taken to. */
const endBody = (form: DrayageForm) =>
  endsAtPlace(form)
    ? { to_place: form.to_place, to_terminal: orNull(form.to_terminal), door: null }
    : { to_place: null, to_terminal: null, door: doorBody(form.door, form) };

/** The countries of a haul's two ends; a port or ramp nobody picked yet is where the other end is. */
export const haulEnds = (form: DrayageForm): { country: Country }[] => {
  const other = endsAtPlace(form) ? containerPlace(form.to_place)?.country : form.door.country;
  const country = containerPlace(form.place)?.country ?? other;
  return country ? [{ country }, { country: other ?? country }] : [];
};

/** The full description with its packages. A class without one is sent too: its price is the same. */
const hazmatBody = (form: DrayageForm) => {
  const hazmat = describedHazmat(form);
  const { packaging_unit, packaging_unit_count } = form;
  return { hazmat: hazmat && hazmatInput(hazmat), packaging_unit, packaging_unit_count };
};

/** The form as the body of a change, not validated yet. */
export const drayageBody = (form: DrayageForm) => ({
  ...papersBody(form),
  direction: form.direction,
  place: form.place,
  terminal: orNull(form.terminal),
  ...endBody(form),
  container: form.container,
  // For a missing number the schema says "required", for null "no number".
  container_count: form.container_count ?? undefined,
  delivery_type: form.delivery_type,
  commodity: form.commodity,
  weight: form.weight ?? undefined,
  hazmat_type: form.hazmat_type || null,
  ...hazmatBody(form),
  temperature: temperatureBody(form),
  chassis_provider: form.chassis_provider,
  chassis_days: form.chassis_days ?? undefined,
  chassis_split: form.chassis_split,
  pickup_date: form.pickup_date,
  accessorials: form.accessorials.map(({ code, details }) => ({
    code,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  })),
  cargo_value_for_insurance: form.cargo_value_for_insurance,
  border: crossesBorder(haulEnds(form)) && !isEmptyBorder(form.border) ? form.border : null,
});
