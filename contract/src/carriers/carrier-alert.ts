import { z } from 'zod';
import { Id, requiredText } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';

const Percent = z.number().min(1).max(100).multipleOf(0.01);
const Message = z.strictObject({ en: requiredText(200), es: requiredText(200) });

/** How many of a hundred deliveries must be on time, and the notice shippers see where fewer are. */
export const CarrierAlertInput = z.strictObject({ carrier_id: Id, threshold_percent: Percent, message: Message });
export type CarrierAlertInput = z.infer<typeof CarrierAlertInput>;

/** What may change: all but the carrier. */
export const CarrierAlertChange = CarrierAlertInput.omit({ carrier_id: true }).partial();
export type CarrierAlertChange = z.infer<typeof CarrierAlertChange>;

export const CarrierAlert = z.strictObject({
  id: Id,
  carrier_id: Id,
  threshold_percent: z.number(),
  message: BothLanguages,
  /** Whether its carrier's last 30 days lie below the threshold, so that shippers see the notice. */
  below: z.boolean(),
});
export type CarrierAlert = z.infer<typeof CarrierAlert>;
