import { gateEvents } from '@portal/contract/tracking/event-places.ts';
import { daysOfEvents } from '@portal/contract/drayage/days-of-events.ts';
import { chassisDaysInPrice } from '@portal/contract/drayage/chassis-days.ts';
import { clockLines, readClock } from '@portal/contract/drayage/cost-clock.ts';
import type { ClockReading, ContainerDays } from '@portal/contract/drayage/cost-clock.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { ContainerClock, DrayageClock, DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { leadingClock } from '@portal/contract/drayage/leading-clock.ts';
import { cents, dollars, sum, type Cents } from '@portal/contract/values/money.ts';
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
  gateEvents.flatMap((type) => {
    const ofType = events.filter((event) => event.type === type);
    const own = ofType.filter((event) => event.container_number !== null && event.container_number === number);
    return own.length > 0 ? own : ofType.filter((event) => event.container_number === null);
  });

/** The days of a container: what the load says of free time goes before its line's usual terms. */
const daysOf = (row: DetailsRow, box: Box, events: Events, today: string): ContainerDays => {
  const usual = lineOf(row) ?? usualFreeDays;
  return {
    last_free_day: box.last_free_day,
    ...daysOfEvents(events),
    free_days: row.free_days ?? usual.free_days,
    counting: row.counting ?? usual.counting,
    today,
  };
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

/** A chassis the trucker does not bring is nobody's bill here. */
const ratesOf = (row: DetailsRow): Record<Charge, Cents> => ({
  demurrage: cents(row.demurrage_per_day),
  per_diem: cents(lineOf(row)?.per_diem ?? row.per_diem_per_day),
  chassis: cents(row.chassis_provider === 'trucker' ? row.chassis_per_day : 0),
});

type Read = { row: DetailsRow; today: string; chassisIsPriced: boolean };

const clockOfBox = ({ row, today, chassisIsPriced }: Read, box: Box, events: Events): ContainerClock => {
  const days = daysOf(row, box, events, today);
  const reading = readClock(days);
  const [rates, states] = [ratesOf(row), statesOf(days)];
  const inPrice = chassisDaysInPrice(row.chassis_days_included, chassisIsPriced ? row.chassis_days : null);
  const lines = clockLines(reading, { ...rates, chassis_days_in_price: inPrice });
  const amounts = new Map(lines.map(({ code, amount }) => [code, amount]));
  const paid = paidDays(reading, inPrice);
  const charge = (name: Charge) => ({
    state: states[name],
    days: paid[name],
    amount: dollars(amounts.get(codes[name]) ?? cents(0)),
    rate: dollars(rates[name]),
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
export const clocksOf = (row: DetailsRow, events: Events, today: string, chassisIsPriced = false): Clocks => {
  const boxes = boxesOf(row);
  // Of one container is whatever was reported, under whichever number.
  const known = boxes.length === 1 ? events.map((event) => ({ ...event, container_number: null })) : events;
  const read = { row, today, chassisIsPriced };
  const containers = boxes.map((box) => clockOfBox(read, box, reportsOf(known, box)));
  return { clock: ofAll(containers), containers };
};
