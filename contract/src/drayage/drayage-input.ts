import { z } from 'zod';
import { AccessorialRequest } from '../accessorials/accessorial-request.ts';
import { HandlingUnit } from '../commodities/handling-units.ts';
import { Hazmat } from '../commodities/line-item.ts';
import { HazardClass } from '../commodities/hazmat.ts';
import { TemperatureRange } from '../equipment/temperature.ts';
import { Day, Id, LineScac, requiredText, text } from '../values/values.ts';
import { ExternalId } from '../loads/external-id.ts';
import { CargoValue, StopInput } from '../loads/load.ts';
import { ContainerEntry, ContainerNumber } from './container-schemas.ts';
import { BorderCrossing } from '../places/border-crossing.ts';
import { containerSizes, containerTypes } from './container-sizes.ts';
import { chassisProviders, customsStatuses, deliveryTypes, directions } from './moves.ts';

/** A port's UN/LOCODE or a rail ramp's code. */
const PlaceCode = text(20).min(2);
/** A terminal's code within its port. */
const TerminalCode = text(20);
const reference = text(80).nullable();
/** FIRMS: a letter and three letters or digits. */
const FirmsCode = z.string().regex(/^[A-Z][A-Z0-9]{3}$/);

/** The most containers of one load; heavier loads are several. */
export const maxContainers = 5;

/** Where a container is loaded or unloaded. */
export const DrayageDoor = StopInput.omit({ type: true });

/** What the price of a haul depends on. Weight is a container's, in pounds. */
const trip = {
  direction: z.enum(directions),
  place: PlaceCode,
  terminal: TerminalCode.nullable(),
  /** The other end of a one-way haul between two places; all others go to or from a door. */
  to_place: PlaceCode.nullable(),
  to_terminal: TerminalCode.nullable(),
  door: DrayageDoor.nullable(),
  container: ContainerEntry,
  container_count: z.int().min(1).max(maxContainers),
  delivery_type: z.enum(deliveryTypes),
  commodity: requiredText(200),
  weight: z.number().min(1).max(200_000),
  hazmat_type: HazardClass.nullable(),
  /** What the papers need to know; its class is the hazmat type. */
  hazmat: Hazmat.nullable(),
  /** The packages within, of all containers together, which papers name for hazardous freight (49 CFR 172.202(a)(7)). */
  packaging_unit: HandlingUnit.nullable(),
  packaging_unit_count: z.int().min(1).max(999_999).nullable(),
  /** What a reefer is set to; null in all others. */
  temperature: TemperatureRange.nullable(),
  chassis_provider: z.enum(chassisProviders),
  /** Days the chassis is expected to be out, the first and the last counted. */
  chassis_days: z.int().min(1).max(90),
  chassis_split: z.boolean(),
  pickup_date: Day,
  accessorials: z.array(AccessorialRequest).max(40),
};

/** A container's own last free day, where it is not the load's. */
export const ContainerFreeDay = z.strictObject({ number: ContainerNumber, last_free_day: Day });
export type ContainerFreeDay = z.infer<typeof ContainerFreeDay>;

/** A container's own seal, and its weight in pounds where it is not the load's. */
export const ContainerSeal = z.strictObject({
  number: ContainerNumber,
  seal_number: text(40).nullable(),
  weight: z.number().min(1).max(200_000).nullable(),
});
export type ContainerSeal = z.infer<typeof ContainerSeal>;

/** What is learned bit by bit until the container is back; no price depends on it. */
const papers = {
  /** As they stand on the doors, at most as many as there are containers. */
  container_numbers: z.array(ContainerNumber).max(maxContainers),
  /** Of containers among those numbers; all others have the load's last free day. */
  container_free_days: z.array(ContainerFreeDay).max(maxContainers),
  booking_number: reference,
  master_bl: reference,
  pickup_number: reference,
  steamship_line: LineScac.nullable(),
  vessel: reference,
  voyage: reference,
  seal_number: reference,
  /** Of containers among those numbers. */
  container_seals: z.array(ContainerSeal).max(maxContainers),
  customs_status: z.enum(customsStatuses).nullable(),
  /** Of the customs entry, or of the in-bond movement (IT). */
  entry_number: reference,
  importer: reference,
  customs_broker: reference,
  /** Customs' own code of the place the container stands at. */
  firms_code: FirmsCode.nullable(),
  /** When the terminal expects the driver, and the number it gave. */
  terminal_appointment: reference,
  /** The last day the container may stand at the terminal for nothing. */
  last_free_day: Day.nullable(),
  earliest_return_day: Day.nullable(),
  cut_off: Day.nullable(),
  empty_return_location: text(200).nullable(),
  /** Free days after gate-out, and how they are counted; null: the steamship line's. */
  free_days: z.int().min(0).max(60).nullable(),
  counting: z.enum(['calendar', 'working']).nullable(),
  external_id: ExternalId.nullable(),
  po_number: reference,
  billing_reference: reference,
};

/** The fields no price depends on: they may change until the container is back. */
export const paperFields = Object.keys(papers) as (keyof typeof papers)[];

/** Of a haul between two countries; needed to book it. */
const border = BorderCrossing.nullable();

/** A container to be hauled. A container's number, booking and the rest may follow later. */
export const DrayageInput = z.strictObject({
  ...trip,
  terminal: trip.terminal.default(null),
  to_place: trip.to_place.default(null),
  to_terminal: trip.to_terminal.default(null),
  door: trip.door.default(null),
  container_count: trip.container_count.default(1),
  delivery_type: trip.delivery_type.default('live_unload'),
  hazmat_type: trip.hazmat_type.default(null),
  hazmat: trip.hazmat.default(null),
  packaging_unit: trip.packaging_unit.default(null),
  packaging_unit_count: trip.packaging_unit_count.default(null),
  temperature: trip.temperature.default(null),
  chassis_provider: trip.chassis_provider.default('trucker'),
  chassis_days: trip.chassis_days.default(3),
  chassis_split: trip.chassis_split.default(false),
  accessorials: trip.accessorials.default([]),
  container_numbers: papers.container_numbers.default([]),
  container_free_days: papers.container_free_days.default([]),
  booking_number: reference.default(null),
  master_bl: reference.default(null),
  pickup_number: reference.default(null),
  steamship_line: papers.steamship_line.default(null),
  vessel: reference.default(null),
  voyage: reference.default(null),
  seal_number: reference.default(null),
  container_seals: papers.container_seals.default([]),
  customs_status: papers.customs_status.default(null),
  entry_number: reference.default(null),
  importer: reference.default(null),
  customs_broker: reference.default(null),
  firms_code: papers.firms_code.default(null),
  terminal_appointment: reference.default(null),
  last_free_day: papers.last_free_day.default(null),
  earliest_return_day: papers.earliest_return_day.default(null),
  cut_off: papers.cut_off.default(null),
  empty_return_location: papers.empty_return_location.default(null),
  free_days: papers.free_days.default(null),
  counting: papers.counting.default(null),
  external_id: ExternalId.nullable().default(null),
  po_number: reference.default(null),
  billing_reference: reference.default(null),
  cargo_value_for_insurance: CargoValue.default(null),
  border: border.default(null),
  /** The load this is a copy of: one the caller may see. */
  copied_from: Id.nullable().default(null),
  /** Save without requesting prices. */
  draft: z.boolean().default(false),
});
export type DrayageInput = z.infer<typeof DrayageInput>;

/** What changes; what is not sent stays as it is. Once booked only what no price depends on. */
export const DrayageChange = z
  .strictObject({ ...trip, ...papers, cargo_value_for_insurance: CargoValue, border })
  .partial()
  .extend({
    /** The version that was read: a change by somebody else in between is refused. */
    version: z.int().min(1).max(2_147_483_647).optional(),
  });
export type DrayageChange = z.infer<typeof DrayageChange>;

/** The choices a rate turns on, in short: `type` and `size` name the container, `carrier` the steamship line. */
export const HaulChoice = z
  .strictObject({
    terminal: TerminalCode,
    type: z.enum(containerTypes),
    size: z.enum(containerSizes),
    /** A hazard class, or `none`. */
    hazmat_type: z.enum([...HazardClass.options, 'none']),
    carrier: LineScac,
  })
  .partial();
export type HaulChoice = z.infer<typeof HaulChoice>;
