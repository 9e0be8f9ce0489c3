import { closedDaysAt, isWorkingDayAt } from '../places/closed-days.ts';
import type { HolidayPlace } from '../places/holidays-at.ts';
import { addDays, daysBetween } from '../values/calendar-days.ts';

// No schemas here: screens count the days of a plan that is being written.

/** `skip`: no load on a closed day; otherwise it moves to the next working day, or to the one before. */
export const onClosedChoices = ['next', 'before', 'skip'] as const;
type OnClosed = (typeof onClosedChoices)[number];

/** On which days loads are picked up. Weekdays count from 1, Monday. */
export type PlanCalendar = {
  every: 'week' | 'month';
  /** Every week or month, every second one … counted from the first day's. */
  interval: number;
  weekdays: readonly number[];
  /** 31 stands for the last day of each month. */
  month_day: number | null;
  starts_on: string;
  ends_on: string | null;
  on_closed: OnClosed;
};

/** A day of the calendar, and the day it is picked up: another one where it is closed, null where there is no pickup. */
type PlannedDay = { day: string; pickup_date: string | null };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dayOfMonth = (day: string): number => Number(day.slice(8));
const isLastOfMonth = (day: string): boolean => dayOfMonth(addDays(day, 1)) === 1;

const isOfWeek = ({ weekdays, interval, starts_on }: PlanCalendar, day: string): boolean =>
  weekdays.includes(weekdayOf(day)) && (daysBetween(mondayOf(starts_on), mondayOf(day)) / 7) % interval === 0;

const isOfMonth = ({ month_day, interval, starts_on }: PlanCalendar, day: string): boolean => {
  if ((monthsOf(day) - monthsOf(starts_on)) % interval !== 0) return false;
  const wanted = month_day ?? 1;
  return dayOfMonth(day) === wanted || (isLastOfMonth(day) && wanted > dayOfMonth(day));
};

/** Whether a load is planned for a day, open or closed. */
export const isPlanned = (calendar: PlanCalendar, day: string): boolean =>
  day >= calendar.starts_on &&
  (calendar.ends_on === null || day <= calendar.ends_on) &&
  (calendar.every === 'week' ? isOfWeek(calendar, day) : isOfMonth(calendar, day));

const isHoliday = (day: string, place: HolidayPlace): boolean =>
  closedDaysAt(place, [Number(day.slice(0, 4))]).has(day);

/** Nobody asks for a Saturday by its name and means another day; by the date of a month nobody asks for a weekend. */
const isClosed = ({ every }: PlanCalendar, place: HolidayPlace, day: string): boolean =>
  every === 'week' && weekdayOf(day) > 5 ? isHoliday(day, place) : !isWorkingDayAt(day, place);

/**
 * The day on which the load of a planned day is picked up, by the holidays where it is picked up. Null where it is skipped,
 * and where it would move to another day of the plan, whose load takes its freight along.
 */
export const pickupOf = (calendar: PlanCalendar, place: HolidayPlace, day: string): string | null => {
  if (!isClosed(calendar, place, day)) return day;
  if (calendar.on_closed === 'skip') return null;
  const step = calendar.on_closed === 'next' ? 1 : -1;
  let moved = addDays(day, step);
  while (!isWorkingDayAt(moved, place)) moved = addDays(moved, step);
  return isPlanned(calendar, moved) ? null : moved;
};

/** No plan has a longer pause than this: every twelfth month. */
const daysLookedAhead = 400;

/** The planned days from `from` on, as many as asked for or as there are. */
export const plannedDays = (
  calendar: PlanCalendar,
  place: HolidayPlace,
  { from, count }: { from: string; count: number },
): PlannedDay[] => {
  const found: PlannedDay[] = [];
  let day = from > calendar.starts_on ? from : calendar.starts_on;
  for (let looked = 0; found.length < count && looked < daysLookedAhead; looked += 1) {
    if (isPlanned(calendar, day)) {
      found.push({ day, pickup_date: pickupOf(calendar, place, day) });
      looked = 0;
    }
    day = addDays(day, 1);
    if (calendar.ends_on !== null && day > calendar.ends_on) break;
  }
  return found;
};
