import { z } from 'zod';
import { setting } from '../values/setting.ts';

const isTimeZone = (zone: string): boolean => Intl.supportedValuesOf('timeZone').includes(zone);

/** How shippers are billed: days to pay where an account has no terms of its own, and the zone whose days are counted. */
export const billingTerms = setting('billing.terms', {
  schema: z.strictObject({ credit_days: z.int().min(0).max(180), time_zone: z.string().refine(isTimeZone) }),
  default: { credit_days: 30, time_zone: 'America/Chicago' },
  changedBy: 'act_for_operator',
  label: 'billing.settings.terms',
});
