import { z } from 'zod';
import { Day, Email, requiredText, text, TimeOfDay } from '../values/values.ts';
import { Dollars } from '../values/dollars.ts';
import { callable } from '../places/reachable.ts';
import { AccessorialCode } from './data/accessorials.ts';

/** Details that some accessorials need; an accessorial's `fields` name which of them. */
export const AccessorialDetails = z
  .strictObject({
    limited_access_type: text(40),
    cod_amount: Dollars.min(0.01).max(9_999_999),
    cod_terms: z.enum(['prepaid', 'collect']),
    cod_remit_to: text(200),
    contact_name: requiredText(120),
    contact_phone: callable(requiredText(30)),
    contact_email: Email,
    date: Day,
    start_time: TimeOfDay,
    end_time: TimeOfDay,
    pieces: z.int().min(1).max(100_000),
    value: Dollars.min(0.01).max(50_000_000),
    length_ft: z.number().min(1).max(60),
    temperature_f: z.number().min(-40).max(120),
  })
  .partial();
export type AccessorialDetails = z.infer<typeof AccessorialDetails>;

/** One accessorial requested with a load. */
export const AccessorialRequest = z.strictObject({
  code: AccessorialCode,
  details: AccessorialDetails.default({}),
});
export type AccessorialRequest = z.infer<typeof AccessorialRequest>;
