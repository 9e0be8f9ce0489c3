import { z } from 'zod';
import { BothLanguages } from '../words/language-schemas.ts';
import { Id, Instant } from '../values/values.ts';
import { changeKinds } from './invoice-change.ts';

export const ChangeFacts = z.strictObject({
  quoted_weight: z.number().optional(),
  billed_weight: z.number().optional(),
  quoted_class: z.string().optional(),
  billed_class: z.string().optional(),
});

/** Why an invoice is not the quoted price: one change, its amount with discount and fuel included. */
export const InvoiceChange = z.strictObject({
  id: Id,
  kind: z.enum(changeKinds),
  /** The accessorial it is about; empty for the freight itself. */
  code: z.string(),
  label: BothLanguages,
  facts: ChangeFacts,
  amount: z.number(),
  /** Papers of the load that show it, with addresses that are good for ten minutes. */
  evidence: z.array(z.strictObject({ id: Id, type: z.string(), name: z.string(), url: z.string() })),
  at: Instant,
});
export type InvoiceChange = z.infer<typeof InvoiceChange>;
