import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { availableDay, clockEvents, daysOfEvents } from '@portal/contract/drayage/days-of-events.ts';
import { chassisDaysInPrice } from '@portal/contract/drayage/chassis-days.ts';
import { clockLines, readClock } from '@portal/contract/drayage/cost-clock.ts';
import type { ClockReading, ContainerDays } from '@portal/contract/drayage/cost-clock.ts';
import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { type DayRule, lastFreeDay, rateOfDay, type Tier } from '@portal/contract/drayage/free-time.ts';
import {
  closedDaysBetween,
  type FreeTimeTerms,
  freeTimeTermsOf,
  isClosedDayLaw,
  type TerminalClosure,
} from '@portal/contract/drayage/free-time-terms.ts';
import type { HolidayPlace } from '@portal/contract/places/holidays-at.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { ContainerClock, DrayageClock, DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { leadingClock } from '@portal/contract/drayage/leading-clock.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { DetailsRow } from '../drayage.queries.ts';

type GateEvent = { type: string; occurred_at: string; container_number: string | null };
type Events = readonly GateEvent[];
type State = DrayageClock['demurrage']['state'];
type Charge = 'demurrage' | 'per_diem' | 'chassis';
type Clocks = Pick<DrayageLoad, 'clock' | 'containers'>;

/** Where neither the load nor its line says otherwise. */
const usualFreeDays = { free_days: 4, counting: 'working' } as const;

const lineOf = ({ steamship_line }: DetailsRow) => steamshipLines.find(({ scac }) => scac === steamship_line);

/** A container of a load: the number on its doors, once it is known, and the last day it is free at the terminal. */
type Box = { number: string | null; last_free_day: string | null };

const boxesOf = (row: DetailsRow): Box[] => {
  const own = row.container_free_days;
  return Array.from({ length: row.container_count }, (_, index) => {
    const number = row.container_numbers[index] ?? null;
    const day = own.find((one) => one.number === number)?.last_free_day;
    return { number, last_free_day: day ?? row.last_free_day };
  });
};

/** What the gates said of a container: its own reports, and of a kind it has none of those that are of all containers. */
const reportsOf = (events: Events, { number }: Box): Events =>
  clockEvents.flatMap((type) => {
    const ofType = events.filter((event) => event.type === type);
    const own = ofType.filter((event) => event.container_number !== null && event.container_number === number);
    return own.length > 0 ? own : ofType.filter((event) => event.container_number === null);
  });

/** The operator's rows of free time and of closed terminals. */
export type ClockTerms = { rows: readonly FreeTimeTerms[]; closures: readonly TerminalClosure[] };

const declaredTerms: ClockTerms = { rows: freeTimeTerms.default, closures: terminalClosures.default };

/** So many days on, a container that is out or at the terminal is looked for closed days. */
const daysAhead = 120;

/** The closed days a charge leaves out of its free days and of the days after them; a state's law goes before the terms. */
const closedDaysOf = (
  { closures }: ClockTerms,
  row: DetailsRow,
  terms: FreeTimeTerms | undefined,
  days: SpanOfDays,
) => {
  const rule = isClosedDayLaw(row.place) ? 'never' : (terms?.closed_days ?? 'counted');
  if (rule === 'counted') return { free: [], after: [] };
  const closed = closedDaysBetween(closures, row, days.from, days.to);
  return { free: closed, after: rule === 'never' ? closed : [] };
};

type SpanOfDays = { from: string; to: string };

type TermsOfCharges = Record<'demurrage' | 'per_diem', FreeTimeTerms | undefined>;

/** What holds of a container on the day each charge begins: when it was available, and when it went out. */
const termsOfCharges = ({ rows }: ClockTerms, row: DetailsRow, began: { at: string; out: string }): TermsOfCharges => ({
  demurrage: freeTimeTermsOf(rows, 'demurrage', row, began.at),
  per_diem: freeTimeTermsOf(rows, 'per_diem', row, began.out),
});

/** By whose holidays a terminal counts. */
const holidayPlace = ({ place }: DetailsRow): HolidayPlace => {
  const { country, state } = containerPlace(place) ?? { country: 'US', state: '' };
  return { country, state };
};

/** The last free day that follows from the day a container was available; null where the terms do not say how. */
const computedFreeDay = (
  available: string | null,
  terms: FreeTimeTerms | undefined,
  { place, closed_days }: Pick<DayRule, 'place' | 'closed_days'>,
): string | null => {
  if (available === null || terms?.free_days === undefined || terms.free_days === null) return null;
  const rule = { place, counting: terms.counting, closed_days };
  return lastFreeDay({ from: available, free_days: terms.free_days, first_day: terms.first_day, rule });
};

type DaysOfBox = { days: ContainerDays; terms: TermsOfCharges };

/** The days of a container: what the load says of free time goes before the operator's terms and its line's usual ones. */
const daysOf = (row: DetailsRow, box: Box, events: Events, { today, terms: all }: Read): DaysOfBox => {
  const usual = lineOf(row) ?? usualFreeDays;
  const gates = daysOfEvents(events);
  const available = row.direction === 'export' ? null : availableDay(events);
  const began = { at: available ?? today, out: gates.gate_out ?? today };
  const terms = termsOfCharges(all, row, began);
  const first =
    [available, gates.gate_out, box.last_free_day, today].flatMap((day) => day ?? []).toSorted()[0] ?? today;
  const span = { from: first, to: addDays(today, daysAhead) };
  const closed = {
    demurrage: closedDaysOf(all, row, terms.demurrage, span),
    per_diem: closedDaysOf(all, row, terms.per_diem, span),
  };
  const place = holidayPlace(row);
  const atTerminal = { place, closed_days: closed.demurrage.free };
  const computed = box.last_free_day ? null : computedFreeDay(available, terms.demurrage, atTerminal);
  const days: ContainerDays = {
    last_free_day: box.last_free_day ?? computed,
    is_last_free_day_computed: computed !== null,
    ...gates,
    free_days: row.free_days ?? terms.per_diem?.free_days ?? usual.free_days,
    counting: row.counting ?? terms.per_diem?.counting ?? usual.counting,
    counting_after: terms.per_diem?.counting_after ?? 'calendar',
    first_day: terms.per_diem?.first_day ?? 'next',
    demurrage_counting: terms.demurrage?.counting_after ?? 'calendar',
    place,
    closed_days: { ...closed.per_diem, demurrage: closed.demurrage.after },
    today,
  };
  return { days, terms };
};

/** At the terminal until gate-out, which is where the other two begin; all stop when it is back. */
const statesOf = ({ last_free_day, gate_out, returned }: ContainerDays): Record<Charge, State> => {
  const out = gate_out ? 'running' : 'not_started';
  const state = returned ? 'stopped' : out;
  const there = last_free_day ? 'running' : 'not_started';
  return { demurrage: gate_out || returned ? 'stopped' : there, per_diem: state, chassis: state };
};

/** Days of a chassis beyond those the price pays for cost more. */
const paidDays = (reading: ClockReading, inPrice: number): Record<Charge, number> => ({
  demurrage: reading.demurrage_days,
  per_diem: reading.per_diem_days,
  chassis: Math.max(0, reading.chassis_days - inPrice),
});

const codes: Record<Charge, string> = { demurrage: 'DEMURRAGE', per_diem: 'PER_DIEM', chassis: 'CHASSIS' };

const oneTier = (per_day: number): Tier[] => [{ from_day: 1, per_day }];

/** Dollars by the day: the terms' tiers go before the line's and the tariff's one price. A chassis the trucker does not bring is nobody's bill here. */
const tiersOf = (row: DetailsRow, terms: TermsOfCharges): Record<Charge, readonly Tier[]> => {
  const tiered = (charge: 'demurrage' | 'per_diem', price: number) => {
    const tiers = terms[charge]?.tiers ?? [];
    return tiers.length > 0 ? tiers : oneTier(price);
  };
  return {
    demurrage: tiered('demurrage', row.demurrage_per_day),
    per_diem: tiered('per_diem', lineOf(row)?.per_diem ?? row.per_diem_per_day),
    chassis: oneTier(row.chassis_provider === 'trucker' ? row.chassis_per_day : 0),
  };
};

type Read = { row: DetailsRow; today: string; chassisIsPriced: boolean; terms: ClockTerms };

const clockOfBox = (read: Read, box: Box, events: Events): ContainerClock => {
  const { row, chassisIsPriced } = read;
  const { days, terms } = daysOf(row, box, events, read);
  const reading = readClock(days);
  const [tiers, states] = [tiersOf(row, terms), statesOf(days)];
  const inPrice = chassisDaysInPrice(row.chassis_days_included, chassisIsPriced ? row.chassis_days : null);
  const chassis = cents(rateOfDay(tiers.chassis, 1));
  const lines = clockLines(reading, { ...tiers, chassis, chassis_days_in_price: inPrice });
  const amounts = new Map(lines.map(({ code, amount }) => [code, amount]));
  const paid = paidDays(reading, inPrice);
  const charge = (name: Charge) => ({
    state: states[name],
    days: paid[name],
    amount: dollars(amounts.get(codes[name]) ?? cents(0)),
    rate: rateOfDay(tiers[name], Math.max(1, paid[name])),
    tiers: [...tiers[name]],
  });
  return {
    number: box.number,
    days,
    reading,
    chassis_days_included: row.chassis_days_included,
    chassis_days_in_price: inPrice,
    demurrage: charge('demurrage'),
    per_diem: charge('per_diem'),
    chassis: charge('chassis'),
    total: dollars(sum([...amounts.values()])),
  };
};

/** A charge of several containers runs from the first one's start until the last one's stop. */
const stateOfAll = ([first = 'not_started', ...others]: readonly State[]): State =>
  others.every((state) => state === first) ? first : 'running';

const ofAll = (clocks: readonly ContainerClock[]): DrayageClock => {
  const { number: _number, ...lead } = leadingClock(clocks);
  const charge = (name: Charge) => ({
    state: stateOfAll(clocks.map((clock) => clock[name].state)),
    days: clocks.reduce((days, clock) => days + clock[name].days, 0),
    amount: dollars(sum(clocks.map((clock) => cents(clock[name].amount)))),
    rate: lead[name].rate,
    tiers: lead[name].tiers,
  });
  return {
    ...lead,
    demurrage: charge('demurrage'),
    per_diem: charge('per_diem'),
    chassis: charge('chassis'),
    total: dollars(sum(clocks.map(({ total }) => cents(total)))),
  };
};

/**
 * What a load's containers have cost on `today` (YYYY-MM-DD of the place) by what was reported of each, in dollars;
 * `events` have the local time of their places (domain: demurrage, per diem, chassis days). `clock` is what they come to.
 * `chassisIsPriced`: the booked price charges for the days the chassis was expected to be out, which cost no second time.
 */
export const clocksOf = (
  row: DetailsRow,
  events: Events,
  today: string,
  { chassisIsPriced = false, terms = declaredTerms }: { chassisIsPriced?: boolean; terms?: ClockTerms } = {},
): Clocks => {
  const boxes = boxesOf(row);
  // Of one container is whatever was reported, under whichever number.
  const known = boxes.length === 1 ? events.map((event) => ({ ...event, container_number: null })) : events;
  const read = { row, today, chassisIsPriced, terms };
  const containers = boxes.map((box) => clockOfBox(read, box, reportsOf(known, box)));
  return { clock: ofAll(containers), containers };
};

/** The operator's terms of free time as they are now. */
export const clockTerms = ({ services: { settings } }: OpenCtx): ClockTerms => ({
  rows: settings.get(freeTimeTerms),
  closures: settings.get(terminalClosures),
});
