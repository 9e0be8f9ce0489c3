import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { BooleanText, Id, requiredText, text, TimeOfDay } from '../values/values.ts';
import { CancellationReason } from '../loads/cancellation-reasons.ts';
import { Contact, LoadDetails, LoadIdText } from '../loads/load.ts';

/** A stop as it is confirmed when booking. The ZIP code is the quoted one; another needs a requote. */
export const TenderStop = z.strictObject({
  id: Id,
  name: requiredText(120),
  address: requiredText(200),
  city: text(100).optional(),
  state: text(40).optional(),
  zip_code: text(10).optional(),
  contact: Contact,
  open_time: TimeOfDay,
  close_time: TimeOfDay,
  reference: text(80).default(''),
});

export const TenderLoad = z.strictObject({
  carrier_quote_id: Id,
  stops: z.array(TenderStop).min(2).max(20),
  references: z
    .array(z.strictObject({ type: requiredText(40), value: requiredText(80) }))
    .max(20)
    .default([]),
  portal_notes: text(2000).default(''),
});
export type TenderLoad = z.infer<typeof TenderLoad>;

/** Why a load is cancelled; the reason `other` needs a note. */
export const CancelLoad = z
  .strictObject({ reason: CancellationReason, note: text(500).default('') })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    params: { code: 'tendering.other_needs_note' },
  });
export type CancelLoad = z.infer<typeof CancelLoad>;

const byId = z.strictObject({ id: LoadIdText });
const byLoadId = z.strictObject({ load_id: LoadIdText });

export const tendering = contract({
  tender: {
    method: 'POST',
    path: '/api/loads/{id}/tender',
    permission: 'post:tender',
    summary: 'Book a load with a carrier at a quoted price',
    params: byId,
    query: z.strictObject({
      pickup: BooleanText,
      insurance: BooleanText,
      loyalty_insurance: BooleanText.optional(),
    }),
    body: TenderLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  cancellationStatus: {
    method: 'GET',
    path: '/api/cancellation/{load_id}',
    permission: 'get:cancellation',
    summary: 'Whether a load may be cancelled now, and what that costs',
    params: byLoadId,
    reply: z.strictObject({
      may_cancel: z.boolean(),
      carrier_is_told: z.boolean(),
      /** Truck ordered, not used: what the carrier charges, in US dollars. */
      fee: z.number(),
    }),
    errors: [404],
  },
  cancel: {
    method: 'POST',
    path: '/api/cancellation/{load_id}',
    permission: 'post:cancellation',
    summary: 'Cancel a load with a reason; a booked carrier is informed',
    params: byLoadId,
    body: CancelLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
});
