import { addDays } from '../values/calendar-days.ts';

/** Days from the receipt of a charge within which it can be disputed (49 USC 13710(a)(3)). */
export const disputeDays = 180;

/** The last day on which charges can be disputed that were billed on that day. */
export const disputeUntil = (billedOn: string): string => addDays(billedOn, disputeDays);
