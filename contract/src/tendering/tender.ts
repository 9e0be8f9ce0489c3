import { z } from 'zod';
import { Id, longText, requiredText, text, TimeOfDay } from '../values/values.ts';
import { BorderCrossing } from '../places/border-crossing.ts';
import { CancellationReason } from '../loads/cancellation-reasons.ts';
import { Contact } from '../loads/load.ts';

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
  portal_notes: longText(2000).default(''),
  /** Where the load crosses the border; left out, it stays what the load says. */
  border: BorderCrossing.optional(),
});
export type TenderLoad = z.infer<typeof TenderLoad>;

/** Why a load is cancelled; the reason `other` needs a note. */
export const CancelLoad = z
  .strictObject({ reason: CancellationReason, note: longText(500).default('') })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    params: { code: 'tendering.other_needs_note' },
  });
export type CancelLoad = z.infer<typeof CancelLoad>;
