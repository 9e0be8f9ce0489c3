import { describe, expect, it } from 'vitest';
import { addBusinessDays, federalHolidays, isBusinessDay } from './business-days.ts';
import { closedDaysAt } from './closed-days.ts';
import { isDockDay } from './dock-days.ts';
import { canadianHolidays, mexicanHolidays } from './statutory-holidays.ts';

type Case = readonly [day: string, state: string, isHoliday: boolean];

// 5 U.S.C. 6103 (a) and (b): eleven days, from a Saturday kept on the Friday before, from a Sunday on the Monday after.
const unitedStates: Case[] = [
  ['2026-01-01', 'TX', true],
  ['2026-01-19', 'TX', true],
  ['2026-02-16', 'TX', true],
  ['2026-05-25', 'TX', true],
  ['2026-06-19', 'TX', true],
  ['2026-07-03', 'TX', true],
  ['2026-07-04', 'TX', false],
  ['2026-09-07', 'TX', true],
  ['2026-10-12', 'TX', true],
  ['2026-11-11', 'TX', true],
  ['2026-11-26', 'TX', true],
  ['2026-11-27', 'TX', false],
  ['2026-12-25', 'TX', true],
  ['2026-04-03', 'TX', false],
  ['2026-07-01', 'TX', false],
  ['2026-12-26', 'TX', false],
  ['2027-06-18', 'TX', true],
  ['2027-07-05', 'TX', true],
  ['2027-12-24', 'TX', true],
  ['2027-12-31', 'TX', true],
  ['2028-11-10', 'TX', true],
  ['2029-11-12', 'TX', true],
  ['2022-12-26', 'TX', true],
];

// The laws that docs/sources.md names, province by province.
const canada: Case[] = [
  ['2026-02-16', 'AB', true],
  ['2026-02-16', 'ON', true],
  ['2026-02-16', 'MB', true],
  ['2026-02-16', 'NS', true],
  ['2026-02-16', 'PE', true],
  ['2026-02-16', 'QC', false],
  ['2026-02-16', 'NL', false],
  ['2026-02-16', 'YT', false],
  ['2026-04-03', 'NL', true],
  ['2026-05-18', 'ON', true],
  ['2026-05-18', 'NS', false],
  ['2026-05-18', 'NB', false],
  ['2026-06-24', 'QC', true],
  ['2026-06-24', 'ON', false],
  ['2029-06-25', 'QC', true],
  ['2026-07-01', 'BC', true],
  ['2029-07-02', 'SK', true],
  ['2026-07-04', 'ON', false],
  ['2026-07-09', 'NU', true],
  ['2026-08-03', 'BC', true],
  ['2026-08-03', 'ON', false],
  ['2026-08-17', 'YT', true],
  ['2026-09-30', 'BC', true],
  ['2026-09-30', 'ON', false],
  ['2026-10-12', 'ON', true],
  ['2026-10-12', 'NB', false],
  ['2026-11-11', 'SK', true],
  ['2029-11-12', 'SK', true],
  ['2029-11-12', 'AB', false],
  ['2026-11-11', 'ON', false],
  ['2026-11-26', 'ON', false],
  ['2026-12-28', 'ON', true],
  ['2027-12-27', 'QC', true],
];

// Ley Federal del Trabajo, article 74, fraction VII as of DOF 2024-09-30.
const mexico: Case[] = [
  ['2026-01-01', 'NLE', true],
  ['2026-02-02', 'NLE', true],
  ['2026-02-05', 'NLE', false],
  ['2026-03-16', 'NLE', true],
  ['2026-03-21', 'NLE', false],
  ['2026-04-02', 'NLE', false],
  ['2026-04-03', 'NLE', false],
  ['2026-05-01', 'NLE', true],
  ['2026-05-05', 'NLE', false],
  ['2026-05-10', 'NLE', false],
  ['2026-07-04', 'NLE', false],
  ['2026-09-16', 'NLE', true],
  ['2026-10-01', 'NLE', false],
  ['2024-10-01', 'NLE', true],
  ['2030-10-01', 'NLE', true],
  ['2030-12-01', 'NLE', false],
  ['2018-12-01', 'NLE', true],
  ['2026-11-02', 'NLE', false],
  ['2026-11-16', 'NLE', true],
  ['2026-11-20', 'NLE', false],
  ['2026-12-12', 'NLE', false],
  ['2026-12-25', 'NLE', true],
];

const holidays = {
  US: (_state: string, year: number) => [year, year + 1].flatMap(federalHolidays),
  CA: (state: string, year: number) => canadianHolidays(state, year).map(({ day }) => day),
  MX: (_state: string, year: number) => mexicanHolidays(year).map(({ day }) => day),
};

it.each([
  ...unitedStates.map((one) => ['US', ...one] as const),
  ...canada.map((one) => ['CA', ...one] as const),
  ...mexico.map((one) => ['MX', ...one] as const),
])('in %s, %s is in %s a public holiday as kept: %s', (country, day, state, isHoliday) => {
  expect(holidays[country](state, Number(day.slice(0, 4))).includes(day)).toBe(isHoliday);
});

describe('a carrier is closed', () => {
  const own = new Set(['2026-07-03', '2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25']);
  const places = {
    Dallas: { country: 'US', state: 'TX' },
    Toronto: { country: 'CA', state: 'ON' },
    Montréal: { country: 'CA', state: 'QC' },
    Halifax: { country: 'CA', state: 'NS' },
    Monterrey: { country: 'MX', state: 'NLE' },
  } as const;

  it.each<[day: string, place: keyof typeof places, works: boolean, worksByOwnCalendar: boolean]>([
    ['2026-07-01', 'Toronto', false, false],
    ['2026-07-01', 'Dallas', true, true],
    ['2026-07-01', 'Monterrey', true, true],
    ['2026-07-03', 'Dallas', false, false],
    ['2026-07-03', 'Toronto', true, true],
    ['2026-06-24', 'Montréal', false, false],
    ['2026-06-24', 'Toronto', true, true],
    ['2026-02-16', 'Toronto', false, false],
    ['2026-02-16', 'Montréal', true, true],
    ['2026-02-16', 'Dallas', false, true],
    ['2026-05-18', 'Toronto', false, false],
    ['2026-05-18', 'Halifax', true, true],
    ['2026-10-12', 'Toronto', false, false],
    ['2026-10-12', 'Halifax', true, true],
    ['2026-11-26', 'Toronto', true, true],
    ['2026-11-26', 'Dallas', false, false],
    ['2026-11-27', 'Dallas', true, false],
    ['2026-11-27', 'Toronto', true, false],
    ['2026-09-16', 'Monterrey', false, false],
    ['2026-09-16', 'Dallas', true, true],
    ['2026-11-16', 'Monterrey', false, false],
    ['2026-11-11', 'Monterrey', true, true],
    ['2026-12-24', 'Monterrey', true, false],
    ['2026-12-25', 'Toronto', false, false],
    ['2026-12-25', 'Monterrey', false, false],
    ['2026-12-28', 'Toronto', false, false],
    ['2026-12-28', 'Montréal', true, true],
  ])('on %s in %s: works %s, by a calendar of its own %s', (day, place, works, worksByOwnCalendar) => {
    expect(isBusinessDay(day, closedDaysAt(places[place], [2026]))).toBe(works);
    expect(isBusinessDay(day, closedDaysAt(places[place], [2026], own))).toBe(worksByOwnCalendar);
  });

  it.each<[day: string, place: keyof typeof places, works: boolean]>([
    ['2026-07-03', 'Monterrey', false],
    ['2026-11-11', 'Monterrey', false],
    ['2026-11-26', 'Toronto', true],
    ['2026-09-16', 'Monterrey', false],
  ])('on %s in %s: works %s, by a calendar that is not made for the United States', (day, place, works) => {
    const mexican = new Set(['2026-07-03', '2026-11-11', '2026-12-24']);
    expect(isBusinessDay(day, closedDaysAt(places[place], [2026, 2027], mexican))).toBe(works);
  });

  it('on a day of its own that is a federal holiday on which freight moves', () => {
    const withVeteransDay = new Set([...own, '2026-11-11']);
    expect(isBusinessDay('2026-11-11', closedDaysAt(places.Toronto, [2026], withVeteransDay))).toBe(false);
  });

  it('on New Year’s Day of the next year, and on the Friday before it where that is a Saturday', () => {
    expect(addBusinessDays('2027-12-30', 1, closedDaysAt(places.Dallas, [2027, 2028]))).toBe('2028-01-03');
    expect(addBusinessDays('2027-12-31', 0, closedDaysAt(places.Toronto, [2027, 2028]))).toBe('2027-12-31');
    expect(addBusinessDays('2027-12-31', 1, closedDaysAt(places.Toronto, [2027, 2028]))).toBe('2028-01-04');
  });
});

it.each([
  ['2027-12-25', 'US', 'TX'],
  ['2028-01-01', 'US', 'TX'],
  ['2026-07-04', 'US', 'TX'],
  ['2027-12-25', 'CA', 'ON'],
  ['2028-07-01', 'CA', 'QC'],
  ['2027-12-25', 'MX', 'NLE'],
])('no dock receives a truck on the holiday itself, though it is a Saturday: %s in %s', (day, country, state) => {
  expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(6);
  expect(isDockDay(day, { country, state })).toBe(false);
});
