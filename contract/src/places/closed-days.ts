import { type ClosedDays, federalHolidays, isBusinessDay } from './business-days.ts';
import { type HolidayPlace, holidaysAt } from './holidays-at.ts';

/** The federal holidays kept in these years, the New Year of the next one among them. */
const federalDays = (years: readonly number[]): string[] => [...years, Math.max(...years) + 1].flatMap(federalHolidays);

const restDays = (place: HolidayPlace, years: readonly number[]): string[] =>
  years.flatMap((year) => holidaysAt(place, year)).map(({ day }) => day);

/** Days of the United States that no other country rests on: a calendar that has them is made for the United States. */
const isAmerican = (own: ClosedDays, years: readonly number[]): boolean =>
  years.some((year) => {
    const names = ['Independence Day', 'Thanksgiving'];
    const days = holidaysAt({ country: 'US', state: '' }, year).filter(({ name }) => names.includes(name));
    return days.every(({ day }) => own.has(day));
  });

/** What a calendar closes outside the United States: nobody rests there on the Fourth of July because of it. */
const ownAbroad = (own: ClosedDays, years: readonly number[]): string[] => {
  const american = new Set(isAmerican(own, years) ? restDays({ country: 'US', state: '' }, years) : []);
  return [...own].filter((day) => !american.has(day));
};

/**
 * The days of some whole years on which a carrier neither picks up nor delivers at a place, weekends apart. In the United
 * States those of its own calendar, else the federal holidays; elsewhere the public holidays of the place, and what its
 * own calendar closes beyond the holidays of the United States.
 */
export const closedDaysAt = (place: HolidayPlace, years: readonly number[], own?: ClosedDays): ClosedDays => {
  if (place.country === 'US') return own ?? new Set(federalDays(years));
  return new Set([...restDays(place, years), ...(own ? ownAbroad(own, years) : [])]);
};

/** The days that count on the way from one place to another: those on which a carrier works at both. */
export const closedOnTheWay = (
  from: HolidayPlace,
  to: HolidayPlace,
  day: string,
  own?: ClosedDays,
): { atPickup: ClosedDays; onTheWay: ClosedDays } => {
  const years = yearsFrom(day);
  const [atPickup, atDelivery] = [closedDaysAt(from, years, own), closedDaysAt(to, years, own)];
  return { atPickup, onTheWay: new Set([...atPickup, ...atDelivery]) };
};

/** The year of a day and the next, in which whatever begins on that day ends. */
export const yearsFrom = (day: string): [number, number] => {
  const year = Number(day.slice(0, 4));
  return [year, year + 1];
};

const publicHolidays = new Map<string, ClosedDays>();

/** The public holidays of a place in a year, worked out once, since clocks ask day by day. */
const publicHolidaysAt = (place: HolidayPlace, year: number): ClosedDays => {
  const name = `${place.country} ${place.state} ${year}`;
  const known = publicHolidays.get(name) ?? closedDaysAt(place, [year]);
  publicHolidays.set(name, known);
  return known;
};

/** Whether people work on a day where a place is: no weekend and no public holiday there. */
export const isWorkingDayAt = (day: string, place: HolidayPlace): boolean =>
  isBusinessDay(day, publicHolidaysAt(place, Number(day.slice(0, 4))));
