import { expect, it } from 'vitest';
import { canadianHolidays, canadianProvinces, easterSunday, mexicanHolidays } from './statutory-holidays.ts';
import { isDockDay } from './dock-days.ts';

const daysIn = (province: string, year: number) => canadianHolidays(province, year).map(({ day }) => day);

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, day) => expect(easterSunday(year)).toBe(day));

// canada.ca, "Public holidays", and the lists of the provinces' ministries of labour.
it.each([
  ['ON', 9, ['2026-02-16', '2026-04-03', '2026-05-18', '2026-07-01', '2026-10-12', '2026-12-25', '2026-12-28']],
  ['QC', 8, ['2026-04-03', '2026-05-18', '2026-06-24', '2026-07-01', '2026-09-07', '2026-10-12']],
  ['BC', 11, ['2026-02-16', '2026-08-03', '2026-09-30', '2026-11-11']],
  ['AB', 9, ['2026-02-16', '2026-05-18', '2026-11-11']],
  ['MB', 9, ['2026-02-16', '2026-09-30']],
  ['SK', 10, ['2026-08-03', '2026-11-11']],
  ['NS', 6, ['2026-02-16', '2026-07-01']],
  ['NB', 8, ['2026-02-16', '2026-08-03', '2026-11-11']],
  ['PE', 8, ['2026-02-16', '2026-09-30', '2026-11-11']],
  ['NL', 6, ['2026-04-03', '2026-07-01', '2026-11-11']],
  ['YT', 11, ['2026-06-21', '2026-08-17', '2026-09-30']],
  ['NT', 11, ['2026-06-21', '2026-08-03', '2026-09-30']],
  ['NU', 11, ['2026-07-09', '2026-08-03', '2026-09-30']],
])('%s has %d statutory holidays in 2026, among them %j', (province, count, days) => {
  expect(daysIn(province, 2026)).toHaveLength(count);
  expect(daysIn(province, 2026)).toEqual(expect.arrayContaining(days));
});

it('keeps holidays that fall on a weekend on the Monday after', () => {
  expect(daysIn('AB', 2028)).toContain('2028-01-03');
  expect(daysIn('AB', 2028)).toContain('2028-07-03');
  expect(daysIn('ON', 2027)).toEqual(expect.arrayContaining(['2027-12-27', '2027-12-28']));
  expect(canadianProvinces).toHaveLength(13);
});

// Ley Federal del Trabajo, article 74, as changed on 2024-09-30 (DOF): October 1 every six years from 2024.
it.each([
  [2026, ['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16', '2026-12-25']],
  [2025, ['2025-01-01', '2025-02-03', '2025-03-17', '2025-05-01', '2025-09-16', '2025-11-17', '2025-12-25']],
  [
    2024,
    ['2024-01-01', '2024-02-05', '2024-03-18', '2024-05-01', '2024-09-16', '2024-10-01', '2024-11-18', '2024-12-25'],
  ],
  [
    2030,
    ['2030-01-01', '2030-02-04', '2030-03-18', '2030-05-01', '2030-09-16', '2030-10-01', '2030-11-18', '2030-12-25'],
  ],
  [
    2018,
    ['2018-01-01', '2018-02-05', '2018-03-19', '2018-05-01', '2018-09-16', '2018-11-19', '2018-12-01', '2018-12-25'],
  ],
])('Mexico rests in %d on %j', (year, days) => expect(mexicanHolidays(year).map(({ day }) => day)).toEqual(days));

it.each([
  ['2026-12-25', { country: 'US', state: 'TX' }, false],
  ['2026-12-24', { country: 'US', state: 'TX' }, true],
  ['2026-11-26', { country: 'US', state: 'TX' }, false],
  ['2026-11-26', { country: 'CA', state: 'ON' }, true],
  ['2026-10-12', { country: 'CA', state: 'ON' }, false],
  ['2026-10-12', { country: 'US', state: 'TX' }, true],
  ['2026-09-16', { country: 'MX', state: 'NL' }, false],
  ['2026-09-16', { country: 'CA', state: 'NL' }, true],
  ['2026-11-29', { country: 'US', state: 'TX' }, false],
  ['2026-11-28', { country: 'US', state: 'TX' }, true],
  ['2026-07-01', { country: 'CA', state: 'QC' }, false],
  ['2026-06-24', { country: 'CA', state: 'ON' }, true],
  ['2027-12-31', { country: 'US', state: 'TX' }, true],
  ['2027-01-01', { country: 'MX', state: 'NL' }, false],
])('%s at a dock of %j: open %s', (day, place, isOpen) => expect(isDockDay(day, place)).toBe(isOpen));
