import { z } from 'zod';
import { Day, Id, longText, requiredText, text } from '../values/values.ts';
import { callable } from '../places/reachable.ts';
import { ProNumber } from '../loads/references.ts';
import { Dollars } from '../values/dollars.ts';
import { CarrierEventType } from '../tracking/carrier-events.ts';
import { reasonsWithoutTruck } from './reasons-without-truck.ts';

/** The truck found for a load. */
export const AssignTruck = z.strictObject({
  /** Left out: the carrier that was quoted. */
  carrier_id: Id.optional(),
  /** Who drives where that is none of the carriers: the load stays booked with the carrier above. */
  trucker_name: text(120).default(''),
  driver_name: requiredText(80),
  driver_phone: callable(requiredText(30)),
  truck_number: requiredText(20),
  trailer_number: text(20).default(''),
  /** Left out: the load's own number. */
  pro_number: ProNumber.optional(),
  /** What the carrier gets, in US dollars. */
  cost: Dollars.min(0.01),
  /** Only the operator reads it. */
  note: longText(1000).default(''),
});
export type AssignTruck = z.infer<typeof AssignTruck>;

/** Why no truck is found; the reason `OTHER` needs a note, which only the operator reads. */
export const DeclineLoad = z
  .strictObject({ reason: z.enum(reasonsWithoutTruck), note: longText(500).default('') })
  .refine(({ reason, note }) => reason !== 'OTHER' || note !== '', {
    path: ['note'],
    params: { code: 'tendering.other_needs_note' },
  });
export type DeclineLoad = z.infer<typeof DeclineLoad>;

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
  note: longText(500).default(''),
  /** Proof of delivery: PDF, PNG or JPEG. */
  pod: z.file().min(1).optional(),
});
export type ReportProgress = z.infer<typeof ReportProgress>;
