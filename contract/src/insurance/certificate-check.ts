import { z } from 'zod';
import { Email, Id, longText, requiredText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { comparedFields, insuranceConditions } from './insurance-choices.ts';

/** What anybody who holds the certificate may learn; no prices, no contacts. */
export const VerifiedCertificate = z.strictObject({
  status: z.enum(['in_force', 'ended', 'cancelled', 'being_issued']),
  number: z.string().nullable(),
  insurer_name: z.string(),
  insured: z.string(),
  insured_value: z.number(),
  /** The clause, and whether war and strikes are insured on top of it. */
  condition: z.enum(insuranceConditions),
  covers_war: z.boolean(),
  commodity: z.string(),
  is_used: z.boolean(),
  origin: z.string(),
  destination: z.string(),
  departs_on: z.string(),
  cover_ends_on: z.string(),
  cancelled_on: z.string().nullable(),
  checked_at: z.string(),
  code: z.string(),
  /** Who runs the portal that answers. */
  operator_name: z.string(),
});
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>;

export const PaperDifference = z.strictObject({ field: z.enum(comparedFields), on_paper: requiredText(200) });
export type PaperDifference = z.infer<typeof PaperDifference>;

/** What differs on the paper somebody holds: of each line what it says, or a message. */
export const DifferenceReport = z
  .strictObject({
    differences: z.array(PaperDifference).max(comparedFields.length).default([]),
    message: longText(1000).default(''),
    /** Where questions go. */
    email: Email.nullable().default(null),
    language: Language.default('en'),
  })
  .refine(({ differences, message }) => differences.length > 0 || message !== '', {
    path: ['message'],
    params: { code: 'http.required' },
  });
export type DifferenceReport = z.infer<typeof DifferenceReport>;

/** A report as the operator reads it. */
export const ReportedDifference = z.strictObject({
  id: Id,
  differences: z.array(PaperDifference),
  message: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
});
