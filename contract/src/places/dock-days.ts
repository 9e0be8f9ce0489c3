import { addDays } from '../values/calendar-days.ts';
import { federalHolidays } from './business-days.ts';
import { canadianHolidays, mexicanHolidays } from './statutory-holidays.ts';

type Place = { country: string; state: string };

/** Of the eleven federal holidays in their order, those on which docks of the United States close. */
const closedAtDocks: readonly number[] = [0, 3, 5, 6, 9, 10];

/** On these days nobody receives freight, also where the holiday is kept on another day because it falls on a weekend. */
const daysThemselves: Readonly<Record<string, readonly string[]>> = {
  US: ['01-01', '07-04', '12-25'],
  CA: ['01-01', '07-01', '12-25'],
};

const holidaysAt = ({ country, state }: Place, year: number): string[] => {
  if (country === 'MX') return mexicanHolidays(year).map(({ day }) => day);
  if (country === 'CA') return canadianHolidays(state, year).map(({ day }) => day);
  const kept = federalHolidays(year);
  return closedAtDocks.flatMap((index) => kept[index] ?? []);
};

/** Whether a dock whose hours are not known can be counted on to receive a truck: no Sunday, no public holiday there. */
export const isDockDay = (day: string, place: Place): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 &&
  !daysThemselves[place.country]?.includes(day.slice(5)) &&
  !holidaysAt(place, Number(day.slice(0, 4))).includes(day);

/** The day, or the next one on which a dock there receives trucks. */
export const nextDockDay = (day: string, place: Place): string =>
  isDockDay(day, place) ? day : nextDockDay(addDays(day, 1), place);
