import { usualLtlClosedDays } from '@portal/contract/carriers/calendar.ts';
import { addBusinessDays, type ClosedDays, isBusinessDay } from '@portal/contract/places/business-days.ts';

const dayMs = 86_400_000;

/** The calendar day `count` days after (or, negative, before) a day; both YYYY-MM-DD. */
export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The instant `minutes` after another, ISO 8601. */
export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + Math.round(minutes * 60_000)).toISOString();

const closedByYear = new Map<number, ClosedDays>();

/** The closed days of the demo's LTL calendar in a day's year and the next. */
const closedFrom = (day: string): ClosedDays => {
  const year = Number(day.slice(0, 4));
  const known = closedByYear.get(year);
  if (known) return known;
  const days = [year, year + 1].flatMap(usualLtlClosedDays).map((closed) => closed.day);
  const closed = new Set(days);
  closedByYear.set(year, closed);
  return closed;
};

/** Whether the demo's carriers pick up and deliver on a day. */
export const isCarrierDay = (day: string): boolean => isBusinessDay(day, closedFrom(day));

/** The last day carriers worked before a day. */
export const businessDayBefore = (day: string): string => {
  const before = daysFrom(day, -1);
  return isCarrierDay(before) ? before : businessDayBefore(before);
};

const computed = new Map<string, string>();

/** `addBusinessDays`, remembered: a year of loads asks for the same few days again and again. */
export const businessDaysAfter = (day: string, count: number): string => {
  const key = `${day}+${count}`;
  const known = computed.get(key) ?? addBusinessDays(day, count, closedFrom(day));
  computed.set(key, known);
  return known;
};
