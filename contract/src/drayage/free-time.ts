import { isWorkingDayAt } from '../places/closed-days.ts';
import type { HolidayPlace } from '../places/holidays-at.ts';
import { addDays } from '../values/calendar-days.ts';

// No schemas here: screens count by these rules, and must not load the validation library for them.

/** How a line counts its free days and the days after them; working days leave out weekends and the public holidays of the place. */
export const dayCountings = ['calendar', 'working'] as const;
export type DayCounting = (typeof dayCountings)[number];

/** Whether the day a container changes hands is free day 1, or the day after it. */
export const firstFreeDays = ['interchange', 'next'] as const;
export type FirstFreeDay = (typeof firstFreeDays)[number];

/** Dollars a day from the so-manieth day that costs. */
export type Tier = { from_day: number; per_day: number };

/** How days are counted: by whose holidays, which weekdays, and which days of a closed terminal are left out. */
export type DayRule = { place: HolidayPlace; counting: DayCounting; closed_days: readonly string[] };

export const isCounted = (day: string, { place, counting, closed_days }: DayRule): boolean =>
  (counting === 'calendar' || isWorkingDayAt(day, place)) && !closed_days.includes(day);

/** Days after one up to and including another that are counted. */
export const countedDays = (from: string, to: string, rule: DayRule): number => {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isCounted(day, rule)) count += 1;
  return count;
};

/** The first day after one that is counted. */
export const nextCounted = (day: string, rule: DayRule): string => {
  const next = addDays(day, 1);
  return isCounted(next, rule) ? next : nextCounted(next, rule);
};

type FreeTime = { from: string; free_days: number; first_day: FirstFreeDay; rule: DayRule };

/** The last of so many free days from a day on. Without any it is the day before the first that could have been free. */
export const lastFreeDay = ({ from, free_days, first_day, rule }: FreeTime): string => {
  let day = first_day === 'interchange' ? addDays(from, -1) : from;
  for (let left = free_days; left > 0; left -= 1) day = nextCounted(day, rule);
  return day;
};

/** Dollars of the so-manieth day that costs. */
export const rateOfDay = (tiers: readonly Tier[], dayCount: number): number =>
  tiers.filter(({ from_day }) => from_day <= dayCount).toSorted((a, b) => b.from_day - a.from_day)[0]?.per_day ?? 0;

/** What so many days cost in dollars by tiers, each day by its own. */
export const tieredAmount = (tiers: readonly Tier[], days: number): number =>
  Array.from({ length: days }, (_, index) => rateOfDay(tiers, index + 1)).reduce((sum, rate) => sum + rate, 0);
