/** Days are calendar days, YYYY-MM-DD, without a zone. */
type Month = { year: number; month: number };

const millisecondsPerDay = 86_400_000;
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const on = ({ year, month }: Month, day: number): Date => new Date(Date.UTC(year, month - 1, day));

const shifted = (date: Date, days: number): Date => new Date(date.getTime() + days * millisecondsPerDay);

/** The first, second … of a weekday in a month; months count from 1. */
const nth = (month: Month, weekday: number, count: number): Date => {
  const first = on(month, 1);
  return shifted(first, ((weekday - first.getUTCDay() + 7) % 7) + (count - 1) * 7);
};

const lastMonday = (month: Month): Date => {
  const last = on({ ...month, month: month.month + 1 }, 0);
  return shifted(last, -((last.getUTCDay() - monday + 7) % 7));
};

/** A holiday on a weekend is kept on the nearest weekday. */
const observed = (date: Date): Date => {
  if (date.getUTCDay() === saturday) return shifted(date, -1);
  if (date.getUTCDay() === sunday) return shifted(date, 1);
  return date;
};

const holidaysOf = (year: number): Date[] => [
  observed(on({ year, month: 1 }, 1)),
  nth({ year, month: 1 }, monday, 3),
  nth({ year, month: 2 }, monday, 3),
  lastMonday({ year, month: 5 }),
  observed(on({ year, month: 6 }, 19)),
  observed(on({ year, month: 7 }, 4)),
  nth({ year, month: 9 }, monday, 1),
  nth({ year, month: 10 }, monday, 2),
  observed(on({ year, month: 11 }, 11)),
  nth({ year, month: 11 }, thursday, 4),
  observed(on({ year, month: 12 }, 25)),
];

/** The eleven federal holidays of the United States as they are kept, New Year's Day first. */
export const federalHolidays = (year: number): string[] => holidaysOf(year).map(dayOf);

const keptHolidays = new Map<number, ReadonlySet<string>>();

/** A year's holidays, and the next New Year's Day where it is kept on the last day of this year. */
const keptIn = (year: number): ReadonlySet<string> => {
  const known = keptHolidays.get(year);
  if (known) return known;
  const days = new Set([...federalHolidays(year), ...federalHolidays(year + 1).slice(0, 1)]);
  keptHolidays.set(year, days);
  return days;
};

/** Days on which carriers are closed beside Saturdays and Sundays, such as those of a carrier's own calendar. */
export type ClosedDays = ReadonlySet<string>;

const worksOn = (date: Date, closed?: ClosedDays): boolean =>
  date.getUTCDay() !== sunday &&
  date.getUTCDay() !== saturday &&
  !(closed ?? keptIn(date.getUTCFullYear())).has(dayOf(date));

/** Whether carriers work on a day: no weekend and, without a calendar of their own, no federal holiday. */
export const isBusinessDay = (day: string, closed?: ClosedDays): boolean => worksOn(dateOf(day), closed);

/** The day `count` business days after a day, which itself is not counted. Zero: the day, or the next to work on. */
export const addBusinessDays = (day: string, count: number, closed?: ClosedDays): string => {
  let date = dateOf(day);
  for (let left = count; left > 0;) {
    date = shifted(date, 1);
    if (worksOn(date, closed)) left -= 1;
  }
  while (!worksOn(date, closed)) date = shifted(date, 1);
  return dayOf(date);
};

/** Business days after `from` up to and including `to`; 0 where `to` is not later. What "expires in" counts. */
export const businessDaysBetween = (from: string, to: string): number => {
  const end = dateOf(to);
  let count = 0;
  for (let date = shifted(dateOf(from), 1); date <= end; date = shifted(date, 1)) if (worksOn(date)) count += 1;
  return count;
};
