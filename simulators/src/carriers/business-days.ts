const DAY_MS = 86_400_000;

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The nth given weekday of a month; weekday 0 is Sunday, month 1 is January, a negative n counts from the end. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): Date => {
  const anchor = n > 0 ? utc(year, month, 1) : utc(year, month + 1, 0);
  const shift = n > 0 ? (weekday - anchor.getUTCDay() + 7) % 7 : -((anchor.getUTCDay() - weekday + 7) % 7);
  return new Date(anchor.getTime() + (shift + 7 * (n > 0 ? n - 1 : n + 1)) * DAY_MS);
};

/** The days LTL terminals stand still. */
const holidays = (year: number): readonly string[] =>
  [
    utc(year, 1, 1),
    nthWeekday(year, 5, 1, -1),
    utc(year, 7, 4),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    utc(year, 12, 25),
  ].map(iso);

/** Whether carriers work on `day` (YYYY-MM-DD). */
export const isBusinessDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays(date.getUTCFullYear()).includes(day);
};

/** `day` (YYYY-MM-DD) moved on by `count` business days; weekends and holidays do not count, nor does `day` itself. */
export const addBusinessDays = (day: string, count: number): string => {
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (isBusinessDay(iso(date))) left -= 1;
  }
  return iso(date);
};
