import { expect, it } from 'vitest';
import { deliveryDays } from './rating-tables.ts';

const own = new Set(['2026-07-03', '2026-11-26', '2026-11-27', '2026-12-25']);
const tables = { fuel: new Map(), borderFees: new Map(), closedDays: new Map([['ltl', own]]) };
const byFederalDays = { calendar: null };
const byOwnCalendar = { calendar: 'ltl' };

const places = {
  Chicago: { zip_code: '60632', state: 'IL', country: 'US' },
  Toronto: { zip_code: 'M5V', state: 'ON', country: 'CA' },
  Montréal: { zip_code: 'H3B', state: 'QC', country: 'CA' },
  Calgary: { zip_code: 'T2P', state: 'AB', country: 'CA' },
  Halifax: { zip_code: 'B3J', state: 'NS', country: 'CA' },
  Monterrey: { zip_code: '64000', state: 'NLE', country: 'MX' },
} as const;
type Town = keyof typeof places;

const deliver = (carrier: { calendar: string | null }, from: Town, to: Town, pickup_date: string, days: number) =>
  deliveryDays(tables, carrier, { pickup_date, origin: places[from], destination: places[to] }, days);

it.each<[from: Town, to: Town, ready: string, isTaken: boolean, days: number, delivered: string]>([
  ['Toronto', 'Chicago', '2026-07-01', false, 1, '2026-07-06'],
  ['Chicago', 'Toronto', '2026-07-01', true, 1, '2026-07-02'],
  ['Chicago', 'Toronto', '2026-06-30', true, 1, '2026-07-02'],
  ['Toronto', 'Calgary', '2026-07-02', true, 1, '2026-07-03'],
  ['Toronto', 'Montréal', '2026-06-23', true, 1, '2026-06-25'],
  ['Montréal', 'Toronto', '2026-06-24', false, 1, '2026-06-26'],
  ['Toronto', 'Halifax', '2026-05-18', false, 1, '2026-05-20'],
  ['Halifax', 'Toronto', '2026-05-15', true, 1, '2026-05-19'],
  ['Toronto', 'Calgary', '2026-11-26', true, 1, '2026-11-27'],
  ['Chicago', 'Calgary', '2026-11-26', false, 1, '2026-11-30'],
  ['Toronto', 'Montréal', '2026-12-24', true, 1, '2026-12-29'],
  ['Monterrey', 'Chicago', '2026-09-16', false, 2, '2026-09-21'],
  ['Chicago', 'Monterrey', '2026-09-15', true, 1, '2026-09-17'],
  ['Monterrey', 'Monterrey', '2026-12-11', true, 1, '2026-12-14'],
  ['Monterrey', 'Monterrey', '2026-10-12', true, 1, '2026-10-13'],
  ['Monterrey', 'Chicago', '2026-11-16', false, 1, '2026-11-18'],
  ['Chicago', 'Chicago', '2026-12-24', true, 1, '2026-12-28'],
  ['Toronto', 'Toronto', '2027-12-31', true, 1, '2028-01-04'],
])('from %s to %s, ready on %s, is taken then: %s, and after %i days of work delivered on %s', (...lane) => {
  const [from, to, ready, isTaken, days, delivered] = lane;
  expect(deliver(byFederalDays, from, to, ready, days)).toEqual({
    transit_days: days,
    estimated_delivery: delivered,
    restrictions: isTaken ? [] : [{ code: 'NO_PICKUP_ON', date: ready }],
  });
});

it.each<[from: Town, to: Town, ready: string, isTaken: boolean, delivered: string]>([
  ['Chicago', 'Chicago', '2026-11-27', false, '2026-12-01'],
  ['Toronto', 'Calgary', '2026-11-26', true, '2026-11-30'],
  ['Toronto', 'Calgary', '2026-07-02', true, '2026-07-03'],
  ['Chicago', 'Chicago', '2026-10-12', true, '2026-10-13'],
  ['Toronto', 'Calgary', '2026-10-12', false, '2026-10-14'],
])('a calendar of its own counts too, from %s to %s ready on %s: %s, %s', (from, to, ready, isTaken, delivered) => {
  const { estimated_delivery, restrictions } = deliver(byOwnCalendar, from, to, ready, 1);
  expect([estimated_delivery, restrictions.length]).toEqual([delivered, isTaken ? 0 : 1]);
});
