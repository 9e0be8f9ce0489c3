import type { RatedLine } from '../accessorials/rated-line.ts';
import { times, type Cents } from '../values/money.ts';
import { addBusinessDays, businessDaysBetween } from '../places/business-days.ts';
import { addDays, daysBetween } from '../values/calendar-days.ts';
import { chassisDays } from './chassis-days.ts';

/** How a line counts its free days and the days after them; working days leave out weekends and federal holidays. */
export type DayCounting = 'calendar' | 'working';

/** What the clock runs by; days are YYYY-MM-DD of the terminal's place. */
export type ContainerDays = {
  /** The last day the container may stand at the terminal for nothing; null while the terminal has not said. */
  last_free_day: string | null;
  /** The day it left the terminal; null while it is there. */
  gate_out: string | null;
  /** The day it came back, empty after an import; null while it is out. */
  returned: string | null;
  /** The steamship line's free days after gate-out. */
  free_days: number;
  counting: DayCounting;
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

const counted = (from: string, to: string, counting: DayCounting): number =>
  counting === 'working' ? businessDaysBetween(from, to) : Math.max(0, daysBetween(from, to));

const lastFreeDayOut = (gateOut: string, freeDays: number, counting: DayCounting): string => {
  if (freeDays === 0) return gateOut;
  return counting === 'working' ? addBusinessDays(gateOut, freeDays) : addDays(gateOut, freeDays);
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
  const { gate_out, free_days, counting, today } = days;
  const end = days.returned ?? today;
  const lastFreeOut = gate_out ? lastFreeDayOut(gate_out, free_days, counting) : null;
  return {
    demurrage_days: days.last_free_day ? counted(days.last_free_day, gate_out ?? end, 'calendar') : 0,
    per_diem_days: lastFreeOut ? counted(lastFreeOut, end, counting) : 0,
    per_diem_last_free_day: lastFreeOut,
    chassis_days: gate_out ? chassisDays(daysBetween(gate_out, end) + 1) : 0,
    deadline: deadlineOf(days, lastFreeOut),
  };
};

/** Cents a day; `chassis_days_in_price` are paid with the haul. */
export type ClockRates = { demurrage: Cents; per_diem: Cents; chassis: Cents; chassis_days_in_price: number };

/** What the days cost so far, one line for each charge that has begun; `quantity` is in days. */
export const clockLines = (reading: ClockReading, rates: ClockRates): RatedLine[] =>
  [
    { code: 'DEMURRAGE', rate: rates.demurrage, days: reading.demurrage_days },
    { code: 'PER_DIEM', rate: rates.per_diem, days: reading.per_diem_days },
    { code: 'CHASSIS', rate: rates.chassis, days: reading.chassis_days - rates.chassis_days_in_price },
  ].flatMap(({ code, rate, days }) => (days > 0 ? [{ code, amount: times(rate, days), quantity: days }] : []));
