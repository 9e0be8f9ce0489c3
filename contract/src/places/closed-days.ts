import { type ClosedDays, federalHolidays } from './business-days.ts';
import { canadianHolidays, mexicanHolidays } from './statutory-holidays.ts';

type Place = { country: string; state: string };

/** The federal holidays kept in these years, the New Year of the next one among them. */
const federalDays = (years: readonly number[]): Set<string> =>
  new Set([...years, Math.max(...years) + 1].flatMap(federalHolidays));

/** The statutory holidays of a place outside the United States, as they are kept. */
const statutoryDays = ({ country, state }: Place, years: readonly number[]): string[] =>
  years
    .flatMap((year) => (country === 'MX' ? mexicanHolidays(year) : canadianHolidays(state, year)))
    .map(({ day }) => day);

/**
 * The days on which a carrier neither picks up nor delivers at a place, weekends apart. In the United States those of
 * its own calendar, else the federal holidays. Elsewhere the statutory holidays of the place, and of its own calendar
 * what it closes beyond the federal holidays: nobody rests there on the Fourth of July.
 */
export const closedDaysAt = (place: Place, years: readonly number[], own?: ClosedDays): ClosedDays => {
  if (place.country === 'US') return own ?? federalDays(years);
  const federal = federalDays(years);
  const ownBeyond = [...(own ?? [])].filter((day) => !federal.has(day));
  return new Set([...statutoryDays(place, years), ...ownBeyond]);
};
