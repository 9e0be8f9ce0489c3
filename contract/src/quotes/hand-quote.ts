import { z } from 'zod';
import { Day, longText, requiredLongText, requiredText } from '../values/values.ts';
import { Dollars } from '../values/dollars.ts';

/** The services a drayage haul is offered in. */
export const drayageServices = ['standard', 'priority'] as const;

/** What operations quote: what the trucker gets, line by line, in US dollars; the account's markup is added. */
export const QuoteByHand = z.strictObject({
  lines: z
    .array(z.strictObject({ code: requiredText(30), amount: Dollars.min(0.01).max(1_000_000) }))
    .min(1)
    .max(40),
  service_class: z.enum(drayageServices).default('standard'),
  transit_days: z.int().min(0).max(30).default(1),
  /** The last day it can be booked. */
  valid_until: Day,
  restrictions: z.array(requiredText(200)).max(10).default([]),
  chassis_days_included: z.int().min(0).max(90).optional(),
  /** Read by the operator alone. */
  note: longText(1000).default(''),
});
export type QuoteByHand = z.infer<typeof QuoteByHand>;

/** Why operations cannot quote a load as it is. */
export const HandBack = z.strictObject({
  /** Mailed to the shipper, and read in the load's history. */
  reason: requiredLongText(1000),
});
export type HandBack = z.infer<typeof HandBack>;
