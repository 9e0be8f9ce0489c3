import { z } from 'zod';
import { demoRequestStatuses } from './demo-request-status.ts';
import { Day, Email, Id, Instant, requiredText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';

export const DemoRequest = z.strictObject({
  company_name: requiredText(200),
  website: requiredText(200),
  phone: requiredText(30),
  country: z.enum(['US', 'CA', 'MX']),
  full_name: requiredText(200),
  email: Email,
  preferred_date: Day,
  terms: z.literal(true),
  language: Language.optional(),
});
export type DemoRequest = z.infer<typeof DemoRequest>;

export const DemoRequestStatusName = z.enum(demoRequestStatuses);

/** A demo request as the operator reads it. */
export const ReceivedDemoRequest = DemoRequest.omit({ terms: true }).extend({
  id: Id,
  language: Language,
  status: DemoRequestStatusName,
  /** The account opened for it. */
  account: z.strictObject({ id: Id, name: z.string() }).nullable(),
  answered_by: z.string().nullable(),
  answered_at: Instant.nullable(),
  created_at: Instant,
});
export type ReceivedDemoRequest = z.infer<typeof ReceivedDemoRequest>;
