import { daysOfEvents } from '@portal/contract/drayage/days-of-events.ts';
import { chassisDaysInPrice } from '@portal/contract/drayage/chassis-days.ts';
import { clockLines, readClock } from '@portal/contract/drayage/cost-clock.ts';
import type { ClockReading, ContainerDays, DayCounting } from '@portal/contract/drayage/cost-clock.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import { cents, dollars, sum, times, type Cents } from '@portal/contract/money/money.ts';
import type { DetailsRow } from './drayage.queries.ts';

type Events = Parameters<typeof daysOfEvents>[0];
type State = DrayageClock['demurrage']['state'];
type Charge = 'demurrage' | 'per_diem' | 'chassis';

/** Where neither the load nor its line says otherwise. */
const usualFreeDays = { free_days: 4, counting: 'working' } as const;

const lineOf = ({ steamship_line }: DetailsRow) => steamshipLines.find(({ scac }) => scac === steamship_line);

/** The days of a load's container: what the load says of free time goes before its line's usual terms. */
const daysOf = (row: DetailsRow, events: Events, today: string): ContainerDays => {
  const usual = lineOf(row) ?? usualFreeDays;
  return {
    last_free_day: row.last_free_day,
    ...daysOfEvents(events),
    free_days: row.free_days ?? usual.free_days,
    counting: (row.counting as DayCounting | null) ?? usual.counting,
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

/**
 * What a load's container has cost on `today` (YYYY-MM-DD of the place) by what was reported, in dollars for all of its
 * containers; `events` have the local time of their places (domain: demurrage, per diem, chassis days).
 * `chassisIsPriced`: the booked price charges for the days the chassis was expected to be out, which cost no second time.
 */
export const clockOf = (row: DetailsRow, events: Events, today: string, chassisIsPriced = false): DrayageClock => {
  const days = daysOf(row, events, today);
  const reading = readClock(days);
  const [rates, states] = [ratesOf(row), statesOf(days)];
  const inPrice = chassisDaysInPrice(row.chassis_days_included, chassisIsPriced ? row.chassis_days : null);
  const lines = clockLines(reading, { ...rates, chassis_days_in_price: inPrice });
  const amounts = new Map(lines.map(({ code, amount }) => [code, times(amount, row.container_count)]));
  const paid = paidDays(reading, inPrice);
  const charge = (name: Charge) => ({
    state: states[name],
    days: paid[name],
    amount: dollars(amounts.get(codes[name]) ?? cents(0)),
    rate: dollars(rates[name]),
  });
  return {
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
