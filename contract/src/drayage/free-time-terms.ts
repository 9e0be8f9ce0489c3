import { federalHolidays } from '../places/business-days.ts';
import { addDays } from '../values/calendar-days.ts';
import { containerPlace } from './container-places.ts';
import type { DayCounting, FirstFreeDay, Tier } from './free-time.ts';

/** What days of a closed terminal count for: all, none of the free days, or nothing at all. */
export const closedDayRules = ['counted', 'not_free', 'never'] as const;

/** The free time of a steamship line, a place or a terminal, or of all where these are null; days are YYYY-MM-DD. */
export type FreeTimeTerms = {
  charge: 'demurrage' | 'per_diem';
  steamship_line: string | null;
  place: string | null;
  terminal: string | null;
  /** Null: as the line's usual; of demurrage: the last free day is not computed. */
  free_days: number | null;
  counting: DayCounting;
  counting_after: DayCounting;
  first_day: FirstFreeDay;
  closed_days: (typeof closedDayRules)[number];
  /** None: the one price a day of the tariff or the line. */
  tiers: readonly Tier[];
  effective_from: string | null;
  effective_to: string | null;
};

/** When a terminal is closed: on a weekday (0 is Sunday) or on one day. Without a terminal all of the place are. */
export type TerminalClosure = { place: string; terminal: string | null; weekday: number | null; day: string | null };

type Where = { steamship_line: string | null; place: string; terminal: string | null };

const matches = (own: string | null, wanted: string | null): boolean => own === null || own === wanted;
const specificness = ({ terminal, place, steamship_line }: FreeTimeTerms): number =>
  (terminal === null ? 0 : 4) + (place === null ? 0 : 2) + (steamship_line === null ? 0 : 1);

/** The terms of a charge on a day: of a terminal before a place's, a place's before a line's; undefined where none are. */
export const freeTimeTermsOf = (
  rows: readonly FreeTimeTerms[],
  charge: FreeTimeTerms['charge'],
  { steamship_line, place, terminal }: Where,
  day: string,
): FreeTimeTerms | undefined =>
  rows
    .filter((row) => row.charge === charge && (row.effective_from ?? day) <= day && (row.effective_to ?? day) >= day)
    .filter((row) => matches(row.steamship_line, steamship_line))
    .filter((row) => matches(row.place, place) && matches(row.terminal, terminal))
    .toSorted((a, b) => specificness(b) - specificness(a))[0];

/**
 * States whose law forbids charges on holidays and on days a terminal's gate is closed, and forbids free time to run
 * then: California (Business and Professions Code 22928(b)(1), as amended by AB 2406 from 2023 on).
 */
const statesWithoutClosedDays: readonly string[] = ['CA'];

export const isClosedDayLaw = (place: string): boolean => {
  const found = containerPlace(place);
  return found?.country === 'US' && statesWithoutClosedDays.includes(found.state);
};

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days from one to another, both included, on which a terminal is closed, and the federal holidays where the law of its state frees them. */
export const closedDaysBetween = (
  closures: readonly TerminalClosure[],
  { place, terminal }: Pick<Where, 'place' | 'terminal'>,
  from: string,
  to: string,
): string[] => {
  const own = closures.filter((one) => one.place === place && matches(one.terminal, terminal));
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 2 }, (_, at) => at);
  const holidays = isClosedDayLaw(place) ? years.flatMap((at) => federalHolidays(Number(from.slice(0, 4)) + at)) : [];
  const closed: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isClosed = own.some((one) => one.day === day || one.weekday === weekdayOf(day));
    if (isClosed || holidays.includes(day)) closed.push(day);
  }
  return closed;
};
