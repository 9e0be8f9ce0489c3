import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { dayInZone, endOfDayIn } from '@portal/contract/values/zones/local-time.ts';

/** The day that prices count by at an instant, YYYY-MM-DD: that of the operator's zone. */
export const priceDay = (zone: string, instant: Date | string): string => dayInZone(zone, new Date(instant));

/** The last second of a day, as an instant. */
export const endOfDay = (zone: string, day: string): string => endOfDayIn(zone, day).toISOString();

/** When something was priced, and in which zone its days are counted. */
export type Priced = { priced_at: Date; price_zone: string };

/** The end of the last of so many business days on which a price holds. */
export const endOfBusinessDays = ({ priced_at, price_zone }: Priced, count: number): string =>
  endOfDay(price_zone, addBusinessDays(priceDay(price_zone, priced_at), count));

/** The instant so many hours after another. */
export const hoursAfter = (instant: Date, hours: number): string =>
  new Date(instant.getTime() + hours * 3_600_000).toISOString();
