import { z } from 'zod';
import { Dollars } from '../values/dollars.ts';
import { setting } from '../values/setting.ts';

/** What every rate confirmation promises and asks of carriers; hours and money of detention are for one stop. */
export const CarrierTerms = z.strictObject({
  payment_days: z.int().min(0).max(180),
  detention_free_hours: z.number().min(0).max(48),
  detention_per_hour: Dollars.min(0).max(1000),
});
export type CarrierTerms = z.infer<typeof CarrierTerms>;

export const carrierTerms = setting('documents.carrier_terms', {
  schema: CarrierTerms,
  default: { payment_days: 30, detention_free_hours: 2, detention_per_hour: 65 },
  changedBy: 'act_for_operator',
  label: 'documents.settings.carrier_terms',
});
