import { z } from 'zod';
import { Id } from '../values/values.ts';
import { LoadStatus } from '../loads/load-status-schemas.ts';
import { Stop } from '../loads/load.ts';
import { Country } from '../places/postal.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { ContainerCode } from './container-schemas.ts';
import { DrayageInput } from './drayage-input.ts';
import { dayCountings, firstFreeDays } from './free-time.ts';
import { drayageReferences } from './moves.ts';

/** Who prices containers at a place: rate tables, operations by hand, or operations by e-mail alone. */
export const placeServices = ['rates', 'operations', 'email'] as const;

const TerminalClosed = z.strictObject({
  terminal: z.string().nullable(),
  weekday: z.int().nullable(),
  day: z.string().nullable(),
});
export type TerminalClosed = z.infer<typeof TerminalClosed>;

/** A port or a rail ramp. */
export const DrayagePlace = z.strictObject({
  code: z.string(),
  kind: z.enum(['port', 'rail_ramp']),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  country: Country,
  zip_code: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** Null at ports. */
  railroad: z.string().nullable(),
  terminals: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  /** When its terminals are closed: every week on a day (0 is Sunday), or on single days; a terminal of null: all. */
  closures: z.array(TerminalClosed),
  service: z.enum(placeServices),
  /** Chassis days that cost no more than the haul; null where no rate table says. */
  chassis_days_included: z.int().nullable(),
});
export type DrayagePlace = z.infer<typeof DrayagePlace>;

/** A steamship line with its usual terms after gate-out. Its per diem is in US dollars. */
export const DrayageCarrier = z.strictObject({
  scac: z.string(),
  name: z.string(),
  free_days: z.int(),
  counting: z.enum(['calendar', 'working']),
  per_diem: z.number(),
});
export type DrayageCarrier = z.infer<typeof DrayageCarrier>;

export const clockStates = ['not_started', 'running', 'stopped'] as const;

export const ClockCharge = z.strictObject({
  state: z.enum(clockStates),
  /** Days that cost, up to today while it runs. */
  days: z.int(),
  /** What they come to so far, and what a container's day costs, in US dollars. */
  amount: z.number(),
  rate: z.number(),
  /** What a container's day costs from the so-manieth on, in US dollars; one alone where all days cost the same. */
  tiers: z.array(z.strictObject({ from_day: z.int(), per_day: z.number() })),
});

/** The last free day of what runs: demurrage at the terminal, per diem away from it. */
const Deadline = z.strictObject({ charge: z.enum(['demurrage', 'per_diem']), day: z.string(), days_left: z.int() });

/** The deadline of the container of a load that comes to cost first. */
export const HaulDeadline = Deadline.extend({ load_id: Id });
export type HaulDeadline = z.infer<typeof HaulDeadline>;

/** What the clock counts from; days are YYYY-MM-DD of the place. */
export const ClockDays = z.strictObject({
  last_free_day: z.string().nullable(),
  /** It follows from the day the container was available; one that was typed goes before. */
  is_last_free_day_computed: z.boolean(),
  gate_out: z.string().nullable(),
  returned: z.string().nullable(),
  free_days: z.int(),
  counting: z.enum(dayCountings),
  counting_after: z.enum(dayCountings),
  first_day: z.enum(firstFreeDays),
  demurrage_counting: z.enum(dayCountings),
  /** Where the terminal is: working days leave out its public holidays. */
  place: z.strictObject({ country: z.string(), state: z.string() }),
  /** Days of a closed terminal that are left out of the free days, the days after them, and of demurrage. */
  closed_days: z.strictObject({
    free: z.array(z.string()).readonly(),
    after: z.array(z.string()).readonly(),
    demurrage: z.array(z.string()).readonly(),
  }),
  today: z.string(),
});

/** What the days come to. */
export const ClockReading = z.strictObject({
  demurrage_days: z.int(),
  per_diem_days: z.int(),
  per_diem_last_free_day: z.string().nullable(),
  chassis_days: z.int(),
  deadline: Deadline.nullable(),
});

/** What a container costs while it stands or is out, read at `days.today`. */
export const DrayageClock = z.strictObject({
  days: ClockDays,
  reading: ClockReading,
  chassis_days_included: z.int(),
  /** Days of the chassis the booked price pays for: those included, or those it was expected to be out and charged for. */
  chassis_days_in_price: z.int(),
  demurrage: ClockCharge,
  per_diem: ClockCharge,
  chassis: ClockCharge,
  total: z.number(),
});
export type DrayageClock = z.infer<typeof DrayageClock>;

/** The clock of one container of a load; its number is null until it is known. */
export const ContainerClock = DrayageClock.extend({ number: z.string().nullable() });
export type ContainerClock = z.infer<typeof ContainerClock>;

/** A drayage load: what was asked for, who works on it, and its clock. The rest is `GET /api/loads/details/{id}`. */
export const DrayageLoad = DrayageInput.omit({
  draft: true,
  copied_from: true,
  door: true,
  place: true,
  to_place: true,
}).extend({
  container: ContainerCode,
  id: Id,
  status: LoadStatus,
  version: z.int(),
  place: DrayagePlace,
  to_place: DrayagePlace.nullable(),
  door: Stop.omit({ position: true }).nullable(),
  distance_miles: z.int().nullable(),
  requote_needed: z.boolean(),
  /** Since when operations work on its quote; null while they do not. Meanwhile nothing may be changed. */
  operations_since: z.string().nullable(),
  /** What may be changed now: all of it before booking, then only what no price depends on. */
  editable: z.enum(['all', 'papers', 'nothing']),
  /** What has to be known before the container can be picked up. */
  missing_references: z.array(z.enum(drayageReferences)),
  service: BothLanguages,
  /** What all containers come to: days and amounts are summed, the deadline is the nearest one's. */
  clock: DrayageClock,
  /** Each container's own clock, in the order of their numbers; as many as there are containers. */
  containers: z.array(ContainerClock),
});
export type DrayageLoad = z.infer<typeof DrayageLoad>;
