const dayMs = 86_400_000;

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The nth weekday of a month: weekday 0 is Sunday, month 1 is January, `n` -1 is the last. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): Date => {
  if (n < 0) {
    const last = utc(year, month + 1, 0);
    return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * dayMs);
  }
  const first = utc(year, month, 1);
  return new Date(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1)) * dayMs);
};

/** The days no freight moves: terminals observe these six, and the working day next to one on a weekend. */
const holidays = (year: number): string[] =>
  [
    observed(utc(year, 1, 1)),
    nthWeekday(year, 5, 1, -1),
    observed(utc(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    observed(utc(year, 12, 25)),
  ].map(iso);

const observed = (holiday: Date): Date => {
  const shift = { 0: 1, 6: -1 }[holiday.getUTCDay()] ?? 0;
  return new Date(holiday.getTime() + shift * dayMs);
};

/** Whether carriers work on `day` (YYYY-MM-DD). */
export const isBusinessDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  const year = date.getUTCFullYear();
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  // New Year's Day of the next year may be observed on the last Friday of this one.
  return !holidays(year).includes(day) && !holidays(year + 1).includes(day);
};

const nextDay = (day: string): string => iso(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs));

/** `day` moved on by `count` business days; weekends, holidays and `day` itself do not count. */
export const addBusinessDays = (day: string, count: number): string => {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = nextDay(reached);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
};

/** Whole business days after `from` up to and including `to`; 0 where `to` is not later. At most a year's worth. */
export const businessDaysBetween = (from: string, to: string): number => {
  let days = 0;
  for (let day = from, steps = 0; day < to && steps < 366; steps += 1) {
    day = nextDay(day);
    if (isBusinessDay(day)) days += 1;
  }
  return days;
};
