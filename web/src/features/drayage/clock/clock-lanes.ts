import { type ClockReading, type ContainerDays, dayRules } from '@portal/contract/drayage/cost-clock.ts';
import { isCounted } from '@portal/contract/drayage/free-time.ts';
import { addDays, daysBetween } from '@portal/contract/values/calendar-days.ts';

/**
 * `free` and `paid` have passed, `left` is free and still to come, `ahead` will cost if it stays out, `off` counts for
 * nothing, `none` is before or after.
 */
export type DayKind = 'free' | 'paid' | 'left' | 'ahead' | 'off' | 'none';

export type ClockDay = { day: string; kind: DayKind };

type Read = { days: ContainerDays; reading: ClockReading };

type Span = {
  from: string | null;
  /** The last day that has been used. */
  until: string;
  lastFree: string | null;
  open: boolean;
  /** The days after those that are free cost as they come. */
  runsOn?: boolean;
  /** Whether a day is counted, of the free ones or of those after them. */
  counts?: (day: string, isFree: boolean) => boolean;
};

const daysBefore = 3;
/** So much is shown of what a container will cost that stays where it is. */
const daysAfterDeadline = 7;
/** So many days at least, so that a day is about as wide whatever happened. */
const shortestAxis = 16;

const earliest = (days: readonly (string | null)[]): string => days.flatMap((day) => day ?? []).toSorted()[0] ?? '';
const latest = (days: readonly (string | null)[]): string =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? '';

const kindOf = (day: string, { from, until, lastFree, open, runsOn, counts = () => true }: Span): DayKind => {
  if (from === null || day < from) return 'none';
  const isFree = lastFree !== null && day <= lastFree;
  const isToCome = day > until;
  if (isToCome && !(open && (isFree || runsOn))) return 'none';
  if (!counts(day, isFree)) return 'off';
  if (isToCome) return isFree ? 'left' : 'ahead';
  return isFree ? 'free' : 'paid';
};

const endOf = ({ days, reading }: Read): string => {
  const chassisEnd = days.gate_out && addDays(days.gate_out, reading.chassis_days - 1);
  const deadline = reading.deadline && addDays(reading.deadline.day, daysAfterDeadline);
  return latest([days.returned ?? days.today, chassisEnd, deadline]);
};

const startOf = ({ days }: Read): string =>
  addDays(earliest([days.last_free_day, days.gate_out, days.returned ?? days.today]), -daysBefore);

/** The days all lanes of all containers show, from a little before the first thing that happened to a week after the last deadline. */
export const clockAxis = (clocks: readonly Read[]): string[] => {
  const from = earliest(clocks.map(startOf));
  const length = Math.max(shortestAxis, daysBetween(from, latest(clocks.map(endOf))) + 1);
  return Array.from({ length }, (_, index) => addDays(from, index));
};

export type ClockLanes = Record<'demurrage' | 'per_diem' | 'chassis', ClockDay[]>;

/** A clock's three bills as rows of the axis' days: at the terminal, away with the line's container, on a chassis. */
export const clockLanes = (
  { days, reading }: Read,
  axis: readonly string[],
  chassisDaysInPrice: number,
): ClockLanes => {
  const end = days.returned ?? days.today;
  const open = !days.returned;
  const rules = dayRules(days);
  const spans: Record<keyof ClockLanes, Span> = {
    demurrage: {
      from: days.last_free_day && startOf({ days, reading }),
      until: days.gate_out ?? end,
      lastFree: days.last_free_day,
      open: open && !days.gate_out,
      runsOn: true,
      counts: (day, isFree) => isFree || isCounted(day, rules.demurrage),
    },
    per_diem: {
      from: days.gate_out,
      until: end,
      lastFree: reading.per_diem_last_free_day,
      open,
      runsOn: true,
      // Most lines count from the day after gate-out.
      counts: (day, isFree) =>
        (day !== days.gate_out || days.first_day === 'interchange') &&
        isCounted(day, isFree ? rules.free : rules.after),
    },
    chassis: {
      from: days.gate_out,
      // A chassis is rented for some days at least, however soon it is back.
      until: days.gate_out ? addDays(days.gate_out, reading.chassis_days - 1) : end,
      lastFree: days.gate_out && addDays(days.gate_out, chassisDaysInPrice - 1),
      open,
    },
  };
  const lane = (span: Span): ClockDay[] => axis.map((day) => ({ day, kind: kindOf(day, span) }));
  return { demurrage: lane(spans.demurrage), per_diem: lane(spans.per_diem), chassis: lane(spans.chassis) };
};
