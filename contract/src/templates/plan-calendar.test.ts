import { expect, test } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { isPlanned, type PlanCalendar, pickupOf, plannedDays } from './plan-calendar.ts';

const texas = { country: 'US', state: 'TX' };
const weekly = (changed: Partial<PlanCalendar> = {}): PlanCalendar => ({
  every: 'week',
  interval: 1,
  weekdays: [3],
  month_day: null,
  starts_on: '2026-11-01',
  ends_on: null,
  on_closed: 'next',
  ...changed,
});
const monthly = (changed: Partial<PlanCalendar> = {}): PlanCalendar =>
  weekly({ every: 'month', weekdays: [], month_day: 31, ...changed });
const days = (calendar: PlanCalendar, from: string, count: number, place = texas) =>
  plannedDays(calendar, place, { from, count }).map(({ day }) => day);
const pickups = (calendar: PlanCalendar, from: string, count: number, place = texas) =>
  plannedDays(calendar, place, { from, count }).map(({ pickup_date }) => pickup_date);

test('weeks are counted from that of the first day, whatever day that is', () => {
  expect(days(weekly(), '2026-11-01', 3)).toEqual(['2026-11-04', '2026-11-11', '2026-11-18']);
  expect(days(weekly({ interval: 2, starts_on: '2026-11-06' }), '2026-11-01', 3)).toEqual([
    '2026-11-18',
    '2026-12-02',
    '2026-12-16',
  ]);
  expect(days(weekly({ weekdays: [5, 1] }), '2026-11-03', 3)).toEqual(['2026-11-06', '2026-11-09', '2026-11-13']);
});

test('the 31st is the last day of a shorter month, the 30th of February alone', () => {
  expect(days(monthly(), '2027-01-01', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  expect(days(monthly({ month_day: 30 }), '2028-02-01', 2)).toEqual(['2028-02-29', '2028-03-30']);
  expect(days(monthly({ interval: 12, starts_on: '2026-12-05', month_day: 5 }), '2026-12-06', 1)).toEqual([
    '2027-12-05',
  ]);
});

test('a holiday moves a day to the next working day, to the one before, or leaves it out', () => {
  const thursday = weekly({ weekdays: [4] });
  expect(pickups(thursday, '2026-11-26', 1)).toEqual(['2026-11-27']);
  expect(pickups({ ...thursday, on_closed: 'before' }, '2026-11-26', 1)).toEqual(['2026-11-25']);
  expect(pickups({ ...thursday, on_closed: 'skip' }, '2026-11-26', 2)).toEqual([null, '2026-12-03']);
  // Nobody rests in Mexico on Thanksgiving.
  expect(pickups(thursday, '2026-11-26', 1, { country: 'MX', state: 'NL' })).toEqual(['2026-11-26']);
});

test('a day that would move to another one of the plan goes along with it', () => {
  const daily = weekly({ weekdays: [1, 2, 3, 4, 5] });
  expect(pickups(daily, '2026-11-26', 2)).toEqual([null, '2026-11-27']);
});

test('a weekday that is asked for by its name is kept on a weekend, a date of the month is not', () => {
  expect(pickups(weekly({ weekdays: [6] }), '2026-11-07', 1)).toEqual(['2026-11-07']);
  expect(pickups(monthly({ month_day: 7, on_closed: 'before' }), '2026-11-01', 1)).toEqual(['2026-11-06']);
});

test('no day lies before the first or after the last', () => {
  const bounded = weekly({ starts_on: '2026-11-05', ends_on: '2026-11-18' });
  expect(days(bounded, '2026-10-01', 9)).toEqual(['2026-11-11', '2026-11-18']);
  expect(days(bounded, '2026-11-19', 9)).toEqual([]);
});

test('looked at day by day or many at once, a year has the same days', () => {
  for (const calendar of [weekly({ weekdays: [1, 4], interval: 3 }), monthly({ interval: 2 })]) {
    const year = Array.from({ length: 365 }, (_, index) => addDays('2026-11-01', index));
    const one = year.filter((day) => isPlanned(calendar, day));
    expect(days(calendar, '2026-11-01', one.length)).toEqual(one);
    for (const day of one) expect(pickupOf(calendar, texas, day)).toBe(pickups(calendar, day, 1)[0]);
  }
});
