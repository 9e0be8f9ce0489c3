import { z } from 'zod';
import { holidaysAt } from '../places/holidays-at.ts';
import { canadianProvinces } from '../places/statutory-holidays.ts';
import { addDays } from '../values/calendar-days.ts';
import { Day, requiredText, text } from '../values/values.ts';

/** A row of `calendars`: whose days these are, such as LTL carriers. */
export const CalendarRow = z.strictObject({
  code: requiredText(40),
  name: requiredText(120),
});
export type CalendarRow = z.infer<typeof CalendarRow>;

/** A row of `closed_days`: a day on which the carriers of a calendar neither pick up nor deliver, beside weekends. */
export const ClosedDayRow = z.strictObject({
  calendar: CalendarRow.shape.code,
  day: Day,
  name: text(120).default(''),
});
export type ClosedDayRow = z.infer<typeof ClosedDayRow>;

/**
 * The day on which Christmas Eve is kept: the Friday before where it falls on a Saturday, the Tuesday after Christmas
 * where it falls on a Sunday.
 */
const christmasEve = (year: number): string => {
  const eve = `${year}-12-24`;
  const weekday = new Date(`${eve}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(eve, -1);
  return weekday === 0 ? addDays(eve, 2) : eve;
};

/**
 * The days of a year on which LTL carriers usually close: they work on the other federal holidays, and close on the
 * Friday after Thanksgiving and on Christmas Eve. The start of a calendar; each carrier publishes its own.
 */
export const usualLtlClosedDays = (year: number): Omit<ClosedDayRow, 'calendar'>[] => {
  const closed = holidaysAt({ country: 'US', state: '' }, year);
  const thanksgiving = closed.filter(({ name }) => name === 'Thanksgiving');
  return [
    ...closed,
    ...thanksgiving.map(({ day }) => ({ day: addDays(day, 1), name: 'Day after Thanksgiving' })),
    { day: christmasEve(year), name: 'Christmas Eve' },
  ].filter(({ day }, i, all) => all.findIndex((other) => other.day === day) === i);
};

/** Where a calendar's days may come from: LTL carriers of the United States, Mexico, or a province as CA-ON. */
export const calendarAreas: readonly string[] = ['US', 'MX', ...canadianProvinces.map((province) => `CA-${province}`)];

/** The days of a year on which carriers of an area usually close; outside the United States its public holidays. */
export const usualClosedDays = (area: string, year: number): Omit<ClosedDayRow, 'calendar'>[] => {
  if (area === 'US') return usualLtlClosedDays(year);
  const [country = '', state = ''] = area.split('-');
  return holidaysAt({ country, state }, year);
};
