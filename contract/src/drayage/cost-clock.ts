import type { RatedLine } from '../accessorials/rated-line.ts';
import type { HolidayPlace } from '../places/holidays-at.ts';
import { cents, times, type Cents } from '../values/money.ts';
import { daysBetween } from '../values/calendar-days.ts';
import { chassisDays } from './chassis-days.ts';
import {
  countedDays,
  type DayCounting,
  type DayRule,
  type FirstFreeDay,
  lastFreeDay,
  type Tier,
  tieredAmount,
} from './free-time.ts';

/** What the clock runs by; days are YYYY-MM-DD of the terminal's place. */
export type ContainerDays = {
  /** The last day the container may stand at the terminal for nothing; null while the terminal has not said. */
  last_free_day: string | null;
  /** Nobody typed the last free day: it follows from the day the container was available. */
  is_last_free_day_computed: boolean;
  /** The day it left the terminal; null while it is there. */
  gate_out: string | null;
  /** The day it came back, empty after an import; null while it is out. */
  returned: string | null;
  /** The steamship line's free days after gate-out, how they are counted, and how the days after them. */
  free_days: number;
  counting: DayCounting;
  counting_after: DayCounting;
  first_day: FirstFreeDay;
  demurrage_counting: DayCounting;
  /** Where the terminal is: working days leave out its public holidays. */
  place: HolidayPlace;
  /** Days of a closed terminal that are left out of the free days, the days after them, and of demurrage. */
  closed_days: { free: readonly string[]; after: readonly string[]; demurrage: readonly string[] };
  /** The day until which an unfinished clock is read. */
  today: string;
};

export type ClockReading = {
  demurrage_days: number;
  per_diem_days: number;
  /** The last day out that costs no per diem; null before gate-out. */
  per_diem_last_free_day: string | null;
  chassis_days: number;
  /** What begins to cost next, after which day and in how many days (negative: it costs already). Null once returned. */
  deadline: { charge: 'demurrage' | 'per_diem'; day: string; days_left: number } | null;
};

/** How the days of a container are counted: free of per diem, after that, and at the terminal. */
export const dayRules = (days: ContainerDays): Record<'free' | 'after' | 'demurrage', DayRule> => {
  const { place, closed_days: closed } = days;
  return {
    free: { place, counting: days.counting, closed_days: closed.free },
    after: { place, counting: days.counting_after, closed_days: closed.after },
    demurrage: { place, counting: days.demurrage_counting, closed_days: closed.demurrage },
  };
};

const deadlineOf = (days: ContainerDays, lastFreeOut: string | null): ClockReading['deadline'] => {
  if (days.returned) return null;
  const day = lastFreeOut ?? days.last_free_day;
  if (!day) return null;
  return { charge: lastFreeOut ? 'per_diem' : 'demurrage', day, days_left: daysBetween(days.today, day) };
};

/**
 * What a container's days come to: demurrage after the last free day until it leaves the terminal, per diem after the
 * line's free days until it is back, chassis days from gate-out to return, both counted, three at least.
 * While the container is there or out, up to today.
 */
export const readClock = (days: ContainerDays): ClockReading => {
  const { gate_out, free_days, first_day, today } = days;
  const rules = dayRules(days);
  const end = days.returned ?? today;
  const lastFreeOut = gate_out ? lastFreeDay({ from: gate_out, free_days, first_day, rule: rules.free }) : null;
  return {
    demurrage_days: days.last_free_day ? countedDays(days.last_free_day, gate_out ?? end, rules.demurrage) : 0,
    per_diem_days: lastFreeOut ? countedDays(lastFreeOut, end, rules.after) : 0,
    per_diem_last_free_day: lastFreeOut,
    chassis_days: gate_out ? chassisDays(daysBetween(gate_out, end) + 1) : 0,
    deadline: deadlineOf(days, lastFreeOut),
  };
};

/** Demurrage and per diem by tiers in dollars, the chassis in cents a day; `chassis_days_in_price` are paid with the haul. */
export type ClockRates = {
  demurrage: readonly Tier[];
  per_diem: readonly Tier[];
  chassis: Cents;
  chassis_days_in_price: number;
};

/** What the days cost so far, one line for each charge that has begun; `quantity` is in days. */
export const clockLines = (reading: ClockReading, rates: ClockRates): RatedLine[] => {
  const rented = reading.chassis_days - rates.chassis_days_in_price;
  const tiered = (tiers: readonly Tier[], days: number) => cents(tieredAmount(tiers, days));
  const { demurrage_days, per_diem_days } = reading;
  return [
    { code: 'DEMURRAGE', amount: tiered(rates.demurrage, demurrage_days), days: demurrage_days },
    { code: 'PER_DIEM', amount: tiered(rates.per_diem, per_diem_days), days: per_diem_days },
    { code: 'CHASSIS', amount: times(rates.chassis, Math.max(0, rented)), days: rented },
  ].flatMap(({ code, amount, days }) => (days > 0 ? [{ code, amount, quantity: days }] : []));
};
