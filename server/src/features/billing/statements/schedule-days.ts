import { addDays } from '@portal/contract/values/calendar-days.ts';

/** What days a schedule goes by; days are YYYY-MM-DD and months YYYY-MM, where the account is. */
export type ScheduleDays = { day_of_month: number; counts_from: string; mailed_month: string | null };

/** Hours of the day before which nothing is mailed. */
export const firstMailHour = 6;

const monthOf = (day: string): string => day.slice(0, 7);
export const monthBefore = (day: string): string => monthOf(addDays(`${monthOf(day)}-01`, -1));
const monthAfter = (day: string): string => monthOf(addDays(`${monthOf(day)}-28`, 4));

const dayIn = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

const isOpen = ({ counts_from, mailed_month }: ScheduleDays, day: string): boolean =>
  day >= counts_from && (mailed_month === null || mailed_month < monthBefore(day));

/**
 * The month whose statement should be mailed by now, null for none. A day on which no server ran is made up for until
 * the month is over.
 */
export const dueMonth = (schedule: ScheduleDays, now: { day: string; hour: number }): string | null => {
  const due = dayIn(monthOf(now.day), schedule.day_of_month);
  const isReached = now.day > due || (now.day === due && now.hour >= firstMailHour);
  return isReached && isOpen(schedule, due) ? monthBefore(due) : null;
};

/** The next day on which a statement is mailed; a day that has passed without one is today. */
export const nextDay = (schedule: ScheduleDays, today: string): string => {
  const due = dayIn(monthOf(today), schedule.day_of_month);
  if (isOpen(schedule, due)) return due < today ? today : due;
  return dayIn(monthAfter(today), schedule.day_of_month);
};
