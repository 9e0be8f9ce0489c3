import { addDays } from '../values/calendar-days.ts';
import { type HolidayPlace, holidaysAt } from './holidays-at.ts';

/** On these days nobody receives freight, also where the holiday is kept on another day because it falls on a weekend. */
const daysThemselves: Readonly<Record<string, readonly string[]>> = {
  US: ['01-01', '07-04', '12-25'],
  CA: ['01-01', '07-01', '12-25'],
};

/** Whether a dock whose hours are not known can be counted on to receive a truck: no Sunday, no public holiday there. */
export const isDockDay = (day: string, place: HolidayPlace): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 &&
  !daysThemselves[place.country]?.includes(day.slice(5)) &&
  !holidaysAt(place, Number(day.slice(0, 4))).some((holiday) => holiday.day === day);

/** The day, or the next one on which a dock there receives trucks. */
export const nextDockDay = (day: string, place: HolidayPlace): string =>
  isDockDay(day, place) ? day : nextDockDay(addDays(day, 1), place);
