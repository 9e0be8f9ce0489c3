import { z } from 'zod';
import { longText, requiredText, text } from '../values/values.ts';

const Id = requiredText(120);

/**
 * One event as carriers send it, whether it is pushed or read from their feed. Names and codes are the Digital LTL
 * Council's; X12 214 status codes and their reasons are understood as well.
 */
export const WireEvent = z.object({
  /** Unique at the carrier: the same event may come any number of times. */
  event_id: Id,
  /** The key the load was tendered under. */
  tender_key: Id,
  pro_number: Id,
  type: requiredText(40),
  /** ISO 8601; without an offset it is the time on the clocks of the place. */
  occurred_at: z.iso.datetime({ offset: true, local: true }),
  location: z
    .object({
      city: text(100),
      state: text(10),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
  /** The day or the moment the carrier now expects to deliver; a moment without an offset is on the consignee's clocks. */
  eta: z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]).nullable(),
  /** The container it is about, where that is not the whole load. */
  container_number: text(20).nullish(),
  reason_code: text(40).nullable(),
  text: longText(1000).nullable(),
});
export type WireEvent = z.infer<typeof WireEvent>;
