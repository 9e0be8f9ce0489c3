import { federalHolidays } from './business-days.ts';
import { canadianHolidays, type Holiday, mexicanHolidays } from './statutory-holidays.ts';

/** What of a place its holidays follow from. */
export type HolidayPlace = { country: string; state: string };

/** Of the eleven federal holidays in their order, those on which freight of the United States rests. */
const restedHolidays: readonly (readonly [index: number, name: string])[] = [
  [0, 'New Year’s Day'],
  [3, 'Memorial Day'],
  [5, 'Independence Day'],
  [6, 'Labor Day'],
  [9, 'Thanksgiving'],
  [10, 'Christmas'],
];

/** The days of a year, as they are kept, on which docks and carriers of a place rest by law or by custom. */
export const holidaysAt = ({ country, state }: HolidayPlace, year: number): Holiday[] => {
  if (country === 'MX') return mexicanHolidays(year);
  if (country === 'CA') return canadianHolidays(state, year);
  const kept = federalHolidays(year);
  return restedHolidays.map(([index, name]) => ({ day: kept[index] ?? '', name }));
};
