import { z } from 'zod';
import { Dollars } from '../values/dollars.ts';
import { Id, Instant, longText, text } from '../values/values.ts';
import { lossChannels, lossStatuses, settableLossStatuses } from './insurance-choices.ts';

/** A claim as it was reported to the insurer of its load. */
export const LossReport = z.strictObject({
  status: z.enum(lossStatuses),
  channel: z.enum(lossChannels),
  /** The insurer's own number of the case. */
  insurer_reference: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string(),
  paid_amount: z.number().nullable(),
  reported_at: Instant.nullable(),
  /** Papers of the claim; those without a day have not been sent. */
  papers: z.array(z.strictObject({ document_id: Id, name: z.string(), sent_at: Instant.nullable() })),
  /** What became of it, newest first; `by` null is the insurer. */
  entries: z.array(
    z.strictObject({
      id: Id,
      status: z.enum(lossStatuses),
      note: z.string(),
      by: z.string().nullable(),
      at: Instant,
    }),
  ),
});
export type LossReport = z.infer<typeof LossReport>;

/** The policy of a claim's load, and its report where there is one. */
export const ClaimInsurance = z.strictObject({
  policy: z
    .strictObject({
      quote_id: Id,
      certificate_number: z.string(),
      insurer_name: z.string(),
      claims_email: z.string(),
      claims_phone: z.string(),
      limit: z.number(),
      deductible: z.number(),
      /** How a claim reaches the insurer. */
      channel: z.enum(lossChannels),
    })
    .nullable(),
  report: LossReport.nullable(),
  can_report: z.boolean(),
});
export type ClaimInsurance = z.infer<typeof ClaimInsurance>;

/** What the insurer said by mail or phone, written down by operations. */
export const LossChange = z.strictObject({
  status: z.enum(settableLossStatuses),
  insurer_reference: text(60).optional(),
  paid_amount: Dollars.min(0).nullable().optional(),
  note: longText(1000).default(''),
});
export type LossChange = z.infer<typeof LossChange>;
