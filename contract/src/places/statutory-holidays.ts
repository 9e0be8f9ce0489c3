import { addDays } from '../values/calendar-days.ts';

export type Holiday = { day: string; name: string };

const [sunday, monday, saturday] = [0, 1, 6];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const on = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The first, second … Monday of a month. */
const nthMonday = (year: number, month: number, count: number): string => {
  const first = on(year, month, 1);
  return addDays(first, ((monday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
};

/** The Monday on or before a day. */
const mondayUpTo = (day: string): string => addDays(day, -((weekdayOf(day) - monday + 7) % 7));

/** A holiday on a weekend is kept on the Monday after. */
const keptOnMonday = (day: string): string => {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return addDays(day, 2);
  return weekday === sunday ? addDays(day, 1) : day;
};

/** A holiday on a Sunday is kept on the Monday after, one on a Saturday on its own day. */
const sundayOnMonday = (day: string): string => (weekdayOf(day) === sunday ? addDays(day, 1) : day);

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): string => {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const shift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const sum = epact + shift - 7 * late + 114;
  return on(year, Math.floor(sum / 31), (sum % 31) + 1);
};

type Rule = { name: string; kept: (year: number) => string; provinces: string };

const everywhere = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';

/** Statutory holidays by the laws of the provinces and territories (docs/sources.md names them), in the order of the year. */
const canadian: readonly Rule[] = [
  { name: 'New Year’s Day', kept: (year) => keptOnMonday(on(year, 1, 1)), provinces: everywhere },
  { name: 'Family Day', kept: (year) => nthMonday(year, 2, 3), provinces: 'AB BC NB ON SK' },
  { name: 'Louis Riel Day', kept: (year) => nthMonday(year, 2, 3), provinces: 'MB' },
  { name: 'Heritage Day', kept: (year) => nthMonday(year, 2, 3), provinces: 'NS' },
  { name: 'Islander Day', kept: (year) => nthMonday(year, 2, 3), provinces: 'PE' },
  { name: 'Good Friday', kept: (year) => addDays(easterSunday(year), -2), provinces: everywhere },
  {
    name: 'Victoria Day',
    kept: (year) => mondayUpTo(on(year, 5, 24)),
    provinces: 'AB BC MB NT NU ON SK YT',
  },
  { name: 'National Patriots’ Day', kept: (year) => mondayUpTo(on(year, 5, 24)), provinces: 'QC' },
  { name: 'National Indigenous Peoples Day', kept: (year) => on(year, 6, 21), provinces: 'NT YT' },
  { name: 'National Holiday of Quebec', kept: (year) => sundayOnMonday(on(year, 6, 24)), provinces: 'QC' },
  { name: 'Canada Day', kept: (year) => keptOnMonday(on(year, 7, 1)), provinces: everywhere },
  { name: 'Nunavut Day', kept: (year) => on(year, 7, 9), provinces: 'NU' },
  { name: 'British Columbia Day', kept: (year) => nthMonday(year, 8, 1), provinces: 'BC' },
  { name: 'New Brunswick Day', kept: (year) => nthMonday(year, 8, 1), provinces: 'NB' },
  { name: 'Saskatchewan Day', kept: (year) => nthMonday(year, 8, 1), provinces: 'SK' },
  { name: 'Civic Holiday', kept: (year) => nthMonday(year, 8, 1), provinces: 'NT NU' },
  { name: 'Discovery Day', kept: (year) => nthMonday(year, 8, 3), provinces: 'YT' },
  { name: 'Labour Day', kept: (year) => nthMonday(year, 9, 1), provinces: everywhere },
  {
    name: 'Day for Truth and Reconciliation',
    kept: (year) => on(year, 9, 30),
    provinces: 'BC MB NT NU PE YT',
  },
  { name: 'Thanksgiving', kept: (year) => nthMonday(year, 10, 2), provinces: 'AB BC MB NT NU ON QC SK YT' },
  { name: 'Remembrance Day', kept: (year) => on(year, 11, 11), provinces: 'AB BC NB NL NT NU PE YT' },
  { name: 'Remembrance Day', kept: (year) => sundayOnMonday(on(year, 11, 11)), provinces: 'SK' },
  { name: 'Christmas', kept: (year) => keptOnMonday(on(year, 12, 25)), provinces: everywhere },
  {
    name: 'Boxing Day',
    kept: (year) => {
      const christmas = keptOnMonday(on(year, 12, 25));
      return keptOnMonday(addDays(christmas, 1));
    },
    provinces: 'ON',
  },
];

/** The statutory holidays of a Canadian province as they are kept; one on a weekend on the Monday after. */
export const canadianHolidays = (province: string, year: number): Holiday[] =>
  canadian
    .filter(({ provinces }) => provinces.split(' ').includes(province))
    .map(({ name, kept }) => ({ day: kept(year), name }));

export const canadianProvinces: readonly string[] = everywhere.split(' ');

const isInaugural = (year: number, first: number): boolean => year >= first && (year - first) % 6 === 0;

/**
 * The days of obligatory rest of article 74 of Mexico's labour law. Presidents take office on October 1 from 2024 on,
 * every six years, on December 1 before. Days of elections are not among them: the electoral laws say those.
 */
export const mexicanHolidays = (year: number): Holiday[] => [
  { day: on(year, 1, 1), name: 'Año Nuevo' },
  { day: nthMonday(year, 2, 1), name: 'Día de la Constitución' },
  { day: nthMonday(year, 3, 3), name: 'Natalicio de Benito Juárez' },
  { day: on(year, 5, 1), name: 'Día del Trabajo' },
  { day: on(year, 9, 16), name: 'Día de la Independencia' },
  ...(isInaugural(year, 2024) ? [{ day: on(year, 10, 1), name: 'Transmisión del Poder Ejecutivo Federal' }] : []),
  { day: nthMonday(year, 11, 3), name: 'Día de la Revolución' },
  ...(year < 2024 && (2018 - year) % 6 === 0
    ? [{ day: on(year, 12, 1), name: 'Transmisión del Poder Ejecutivo Federal' }]
    : []),
  { day: on(year, 12, 25), name: 'Navidad' },
];
