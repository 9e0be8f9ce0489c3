import { z } from 'zod';
import { Day, Id, Instant, longText, requiredText } from '../../values/values.ts';
import { mostInvoices } from '../invoice-status.ts';
import { promiseStates } from './promise-states.ts';

/** What a shipper has promised, as the operator notes it. */
export const PromiseInput = z.strictObject({
  billing_ids: z.array(Id).min(1).max(mostInvoices),
  pay_by: Day,
  /** Who has promised it. */
  promised_by: requiredText(80),
  note: longText(500).default(''),
});

export const PaymentPromise = z.strictObject({
  id: Id,
  pay_by: Day,
  promised_by: z.string(),
  note: z.string(),
  state: z.enum(promiseStates),
  noted_by: z.string().nullable(),
  noted_at: Instant,
});
export type PaymentPromise = z.infer<typeof PaymentPromise>;
