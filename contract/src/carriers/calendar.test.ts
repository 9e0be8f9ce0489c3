import { expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from '../places/business-days.ts';
import { calendarAreas, usualClosedDays, usualLtlClosedDays } from './calendar.ts';

const closed = new Set([2022, 2023, 2024, 2025, 2026, 2027].flatMap(usualLtlClosedDays).map(({ day }) => day));

const holds = (day: string, works: boolean, _title: string) => expect(isBusinessDay(day, closed)).toBe(works);

// Most of the carriers in blog.partnership.com, "Freight Carrier Closures for the 2022 Holiday Season" (8 of 10 close on
// December 23, as does Averitt: averitt.com, "Holiday closings") and "Important Dates for the 2023 Holiday Season" (8 of
// 11 close on December 26); neswsolutions.net, "How to Navigate Holiday Carrier Closures Efficiently", for 2025.
it.each([
  ['2022-11-23', true, 'the day before Thanksgiving 2022'],
  ['2022-11-24', false, 'Thanksgiving 2022'],
  ['2022-11-25', false, 'the Friday after Thanksgiving 2022'],
  ['2022-11-28', true, 'the Monday after it'],
  ['2022-12-22', true, 'the Thursday before Christmas 2022'],
  ['2022-12-23', false, 'Christmas Eve of 2022, kept on Friday'],
  ['2022-12-26', false, 'Christmas of 2022, kept on Monday'],
  ['2022-12-27', true, 'the day after it'],
  ['2023-01-02', false, 'New Year of 2023, kept on Monday'],
  ['2023-01-03', true, 'the day after it'],
  ['2023-11-22', true, 'the day before Thanksgiving 2023'],
  ['2023-11-23', false, 'Thanksgiving 2023'],
  ['2023-11-24', false, 'the Friday after Thanksgiving 2023'],
  ['2023-12-22', true, 'the Friday before Christmas 2023'],
  ['2023-12-25', false, 'Christmas 2023'],
  ['2023-12-26', false, 'Christmas Eve of 2023, kept on Tuesday'],
  ['2023-12-27', true, 'the day after it'],
  ['2024-01-01', false, 'New Year 2024'],
  ['2024-01-02', true, 'the day after it'],
  ['2025-11-27', false, 'Thanksgiving 2025'],
  ['2025-11-28', false, 'the Friday after Thanksgiving 2025'],
  ['2025-12-23', true, 'the Tuesday before Christmas 2025'],
  ['2025-12-24', false, 'Christmas Eve 2025'],
  ['2025-12-25', false, 'Christmas 2025'],
  ['2025-12-26', true, 'the day after Christmas 2025'],
  ['2026-01-01', false, 'New Year 2026'],
  ['2026-01-02', true, 'the day after it'],
] as const)('%s: LTL carriers said that they work: %s (%s)', holds);

// By the rule of the calendar and the days of 5 U.S.C. 6103.
it.each([
  ['2026-01-19', true, 'Martin Luther King Day 2026'],
  ['2026-02-16', true, 'Presidents’ Day 2026'],
  ['2026-05-25', false, 'Memorial Day 2026'],
  ['2026-06-19', true, 'Juneteenth 2026'],
  ['2026-07-03', false, 'Independence Day 2026, kept on Friday'],
  ['2026-09-07', false, 'Labor Day 2026'],
  ['2026-10-12', true, 'Columbus Day 2026'],
  ['2026-11-11', true, 'Veterans Day 2026'],
  ['2026-11-26', false, 'Thanksgiving 2026'],
  ['2026-11-27', false, 'the Friday after Thanksgiving 2026'],
  ['2026-12-24', false, 'Christmas Eve 2026'],
  ['2026-12-25', false, 'Christmas 2026'],
  ['2027-12-24', false, 'Christmas of 2027, kept on Friday'],
  ['2026-11-28', false, 'a Saturday'],
] as const)('%s: an LTL carrier works: %s (%s)', holds);

it('counts transit over the carrier’s own closed days', () => {
  expect(addBusinessDays('2026-11-25', 1, closed)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
  expect(addBusinessDays('2026-10-09', 1, closed)).toBe('2026-10-12');
});

it('starts a calendar for every area', () => {
  expect(calendarAreas).toHaveLength(15);
  const christmas = calendarAreas.filter((area) => usualClosedDays(area, 2026).some(({ day }) => day === '2026-12-25'));
  expect(christmas).toEqual(calendarAreas);
  expect(usualClosedDays('CA-QC', 2026)).toContainEqual({ day: '2026-06-24', name: 'National Holiday of Quebec' });
  expect(usualClosedDays('MX', 2030)).toContainEqual(expect.objectContaining({ day: '2030-10-01' }));
});
