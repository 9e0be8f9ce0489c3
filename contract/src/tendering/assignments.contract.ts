import { z } from 'zod';
import { TemperatureRange } from '../equipment/temperature.ts';
import { contract } from '../http/endpoint.ts';
import { assignmentsCalls } from './assignments.calls.ts';
import { PageQuery, page } from '../http/paging.ts';
import { exportLimit } from '../lists/export-limit.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { Day, Id, IdText, Instant, listOf, text } from '../values/values.ts';
import { HauledContainer } from '../loads/journey-fields.ts';
import { LoadDetails, LoadIdText } from '../loads/load.ts';
import { QuoteType } from '../modes/quote-type-schema.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { AssignTruck, DeclineLoad, ReportProgress } from './assign-truck.ts';

const Place = z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() });

/** A load whose carrier does not answer by itself, waiting for the operator to find a truck. Amounts are US dollars. */
export const WaitingLoad = z.strictObject({
  load_id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: LoadMode,
  quote_type: QuoteType,
  /** The truck that was asked for, else the one it was quoted with; null where any of the mode will do. */
  truck_type: z.string().nullable(),
  /** What that truck was called then. */
  truck_name: BothLanguages.nullable(),
  team: z.boolean(),
  partial: z.boolean(),
  tarp_ft: z.number().nullable(),
  /** What the freight must be kept at; null where it need not be cooled. */
  temperature: TemperatureRange.nullable(),
  origin: Place,
  destination: Place,
  /** Stops between the first and the last. */
  stops_between: z.int().min(0),
  distance_miles: z.int().nullable(),
  pickup_date: z.string(),
  pickup_until: z.string().nullable(),
  weight_lb: z.number(),
  handling_units: z.int(),
  hazmat: z.boolean(),
  /** What a container load hauls; null for any other. */
  container: HauledContainer.pick({
    numbers: true,
    count: true,
    code: true,
    steamship_line: true,
    place: true,
    terminal: true,
    last_free_day: true,
  }).nullable(),
  portal_notes: z.string(),
  /** What the customer pays, and what the carrier quoted. */
  price: z.number(),
  cost: z.number(),
  carrier: z.strictObject({ id: Id, name: z.string(), short_name: z.string(), scac: z.string() }),
  tendered_by: z.string().nullable(),
  tendered_at: Instant,
  /** When the load is declined by itself, by the database's clock. */
  answer_by: Instant,
});
export type WaitingLoad = z.infer<typeof WaitingLoad>;

/** The truck of a load. Phone, note and who found it are present for the operator alone. */
export const Assignment = z.strictObject({
  trucker_name: z.string(),
  driver_name: z.string(),
  truck_number: z.string(),
  trailer_number: z.string(),
  assigned_at: Instant,
  driver_phone: z.string().optional(),
  note: z.string().optional(),
  assigned_by: z.string().nullable().optional(),
});
export type Assignment = z.infer<typeof Assignment>;

/** The soonest to end first where nothing else is wanted. */
export const waitingSorts = ['answer_by', 'pickup_date', '-price', '-weight_lb', 'last_free_day'] as const;

/** Filters of the loads that wait; an address carries the same names. */
export const WaitingFilters = z.strictObject({
  /** In numbers of load and PO, cities, and names of account and carrier. */
  search: text(80).optional(),
  mode: listOf(LoadMode, 8).optional(),
  pickup_from: Day.optional(),
  pickup_to: Day.optional(),
  sort: z.enum(waitingSorts).default('answer_by'),
});
export type WaitingFilters = z.infer<typeof WaitingFilters>;

const byLoadId = z.strictObject({ load_id: LoadIdText });

export const assignments = contract(assignmentsCalls, {
  waiting: {
    summary:
      'Loads of all accounts that wait for a truck; unless asked otherwise the one whose time ends first at the top',
    query: WaitingFilters.extend(PageQuery.shape),
    reply: page(WaitingLoad),
  },
  exportWaiting: {
    summary: 'Waiting loads that match as CSV or XLSX, at most 200; of loads that are named, those that still wait',
    query: WaitingFilters.extend({ ...ExportQuery.shape, ids: listOf(IdText, exportLimit).optional() }),
    errors: [404],
  },
  assign: {
    summary: 'Give a waiting load its truck: it is assigned as if its carrier had accepted it',
    params: byLoadId,
    body: AssignTruck,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  decline: {
    summary: 'Give a waiting load back: no truck is found for it',
    params: byLoadId,
    body: DeclineLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  ofLoad: {
    summary: 'Who drives a load that was given its truck by hand, and whether its progress is reported by hand',
    params: byLoadId,
    reply: z.strictObject({ assignment: Assignment.nullable(), by_hand: z.boolean() }),
    errors: [404],
  },
  reportProgress: {
    summary: 'Report what happened on the way of a load whose carrier reports nothing by itself',
    params: byLoadId,
    body: ReportProgress,
    reply: LoadDetails,
    errors: [404, 409, 413, 415, 422],
  },
});
