import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { Insertable } from 'kysely';
import type { DrayageDetails } from '../../../platform/database/db.types.ts';

type Columns = Omit<
  Insertable<DrayageDetails>,
  'load_id' | 'chassis_days_included' | 'demurrage_per_day' | 'per_diem_per_day' | 'chassis_per_day'
>;

/** The columns of a haul; the rest of it stands with the load, its stops and its cargo. */
export const detailsColumns = (input: DrayageInput): Columns => ({
  direction: input.direction,
  place: input.place,
  terminal: input.terminal,
  to_place: input.to_place,
  to_terminal: input.to_terminal,
  container: input.container,
  container_count: input.container_count,
  container_numbers: input.container_numbers,
  container_free_days: JSON.stringify(input.container_free_days),
  delivery_type: input.delivery_type,
  weight: input.weight,
  hazmat_type: input.hazmat_type,
  chassis_provider: input.chassis_provider,
  chassis_days: input.chassis_days,
  chassis_split: input.chassis_split,
  booking_number: input.booking_number,
  master_bl: input.master_bl,
  pickup_number: input.pickup_number,
  steamship_line: input.steamship_line,
  vessel: input.vessel,
  voyage: input.voyage,
  seal_number: input.seal_number,
  container_seals: JSON.stringify(input.container_seals),
  customs_status: input.customs_status,
  entry_number: input.entry_number,
  importer: input.importer,
  customs_broker: input.customs_broker,
  firms_code: input.firms_code,
  terminal_appointment: input.terminal_appointment,
  last_free_day: input.last_free_day,
  earliest_return_day: input.earliest_return_day,
  cut_off: input.cut_off,
  empty_return_location: input.empty_return_location,
  free_days: input.free_days,
  counting: input.counting,
});
