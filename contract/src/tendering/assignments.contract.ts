import { z } from 'zod';
import { TemperatureRange } from '../equipment/temperature.ts';
import { contract } from '../http/endpoint.ts';
import { PageQuery, page } from '../http/paging.ts';
import { Day, Id, Instant, requiredText, text } from '../values/values.ts';
import { LoadDetails, LoadIdText } from '../loads/load.ts';
import { ProNumber } from '../loads/references.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Dollars } from '../values/money.ts';
import { CarrierEventType } from '../tracking/carrier-events.ts';
import { BothLanguages } from '../words/language.ts';
import { reasonsWithoutTruck } from './reasons-without-truck.ts';

const Place = z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() });

/** A load whose carrier does not answer by itself, waiting for the operator to find a truck. Amounts are US dollars. */
export const WaitingLoad = z.strictObject({
  load_id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: LoadMode,
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

/** The truck found for a load. */
export const AssignTruck = z.strictObject({
  /** Left out: the carrier that was quoted. */
  carrier_id: Id.optional(),
  /** Who drives where that is none of the carriers: the load stays booked with the carrier above. */
  trucker_name: text(120).default(''),
  driver_name: requiredText(80),
  driver_phone: requiredText(30),
  truck_number: requiredText(20),
  trailer_number: text(20).default(''),
  /** Left out: the load's own number. */
  pro_number: ProNumber.optional(),
  /** What the carrier gets, in US dollars. */
  cost: Dollars.min(0.01),
  /** Only the operator reads it. */
  note: text(1000).default(''),
});
export type AssignTruck = z.infer<typeof AssignTruck>;

/** Why no truck is found; the reason `OTHER` needs a note, which only the operator reads. */
export const DeclineLoad = z
  .strictObject({ reason: z.enum(reasonsWithoutTruck), note: text(500).default('') })
  .refine(({ reason, note }) => reason !== 'OTHER' || note !== '', {
    path: ['note'],
    params: { code: 'tendering.other_needs_note' },
  });
export type DeclineLoad = z.infer<typeof DeclineLoad>;

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

/** An event of the journey that the carrier reported by phone. Sent as a form, since a proof of delivery may be attached. */
export const ReportProgress = z.strictObject({
  type: CarrierEventType,
  /** ISO 8601; without an offset it is the time on the clocks of the place. */
  occurred_at: z.iso.datetime({ offset: true, local: true }),
  /** The container a report from the gate is about, where it is not all of the load's. */
  container_number: text(20).default(''),
  city: text(100).default(''),
  state: text(40).default(''),
  /** The day delivery is now expected. */
  eta: Day.optional(),
  /** A reason carriers and portal share, such as `390-1`. */
  reason_code: text(40).default(''),
  note: text(500).default(''),
  /** Proof of delivery: PDF, PNG or JPEG. */
  pod: z.file().min(1).optional(),
});
export type ReportProgress = z.infer<typeof ReportProgress>;

const byLoadId = z.strictObject({ load_id: LoadIdText });

export const assignments = contract({
  waiting: {
    method: 'GET',
    path: '/api/assignments',
    permission: 'get:assignment',
    summary: 'Loads of all accounts that wait for a truck, the one tendered first first',
    query: PageQuery,
    reply: page(WaitingLoad),
  },
  assign: {
    method: 'POST',
    path: '/api/assignments/{load_id}',
    permission: 'post:assignment',
    summary: 'Give a waiting load its truck: it is assigned as if its carrier had accepted it',
    params: byLoadId,
    body: AssignTruck,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  decline: {
    method: 'POST',
    path: '/api/assignments/{load_id}/decline',
    permission: 'post:assignment',
    summary: 'Give a waiting load back: no truck is found for it',
    params: byLoadId,
    body: DeclineLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  ofLoad: {
    method: 'GET',
    path: '/api/loads/{load_id}/assignment',
    permission: 'get:loads',
    summary: 'Who drives a load that was given its truck by hand, and whether its progress is reported by hand',
    params: byLoadId,
    reply: z.strictObject({ assignment: Assignment.nullable(), by_hand: z.boolean() }),
    errors: [404],
  },
  reportProgress: {
    method: 'POST',
    path: '/api/loads/{load_id}/progress',
    permission: 'post:assignment',
    summary: 'Report what happened on the way of a load whose carrier reports nothing by itself',
    encoding: 'multipart',
    params: byLoadId,
    body: ReportProgress,
    reply: LoadDetails,
    errors: [404, 409, 413, 415, 422],
  },
});
