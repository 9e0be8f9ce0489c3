import { addBusinessDays, isBusinessDay } from '@portal/contract/places/business-days.ts';

const dayMs = 86_400_000;

/** The calendar day `count` days after (or, negative, before) a day; both YYYY-MM-DD. */
export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The instant `minutes` after another, ISO 8601. */
export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + Math.round(minutes * 60_000)).toISOString();

/** The last day carriers worked before a day. */
export const businessDayBefore = (day: string): string => {
  const before = daysFrom(day, -1);
  return isBusinessDay(before) ? before : businessDayBefore(before);
};

const computed = new Map<string, string>();

/** `addBusinessDays`, remembered: a year of loads asks for the same few days again and again. */
export const businessDaysAfter = (day: string, count: number): string => {
  const key = `${day}+${count}`;
  const known = computed.get(key) ?? addBusinessDays(day, count);
  computed.set(key, known);
  return known;
};
