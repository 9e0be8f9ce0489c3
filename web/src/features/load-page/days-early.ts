import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';

/** By how many days something happened before the day it was planned for; 0 where it did not. */
export const daysEarly = (timestamp: string, planned: string | null, timezone: string | undefined): number =>
  planned ? Math.max(0, daysBetween(dayInZone(timezone ?? 'UTC', new Date(timestamp)), planned)) : 0;
