import { z } from 'zod';
import { Day, Email, requiredText } from '../values/values.ts';
import { Language } from '../words/language.ts';

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
