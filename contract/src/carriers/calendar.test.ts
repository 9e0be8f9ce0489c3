import { expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from '../places/business-days.ts';
import { usualLtlClosedDays } from './calendar.ts';

const closed = new Set([2022, 2023, 2025, 2026, 2027].flatMap(usualLtlClosedDays).map(({ day }) => day));

// Closures of Saia, XPO, Estes, Dayton, Pitt Ohio, AAA Cooper and TForce: blog.partnership.com, "Freight Carrier Closures
// for the 2022 Holiday Season" and its list for 2023; neswsolutions.net, "How to Navigate Holiday Carrier Closures
// Efficiently", for 2025. Those of 2026 follow from the calendar's own rule and the days of 5 U.S.C. 6103.
it.each([
  ['2022-11-24', false, 'Thanksgiving 2022'],
  ['2022-11-25', false, 'the Friday after Thanksgiving 2022'],
  ['2022-12-26', false, 'Christmas of 2022, kept on Monday'],
  ['2023-01-02', false, 'New Year of 2023, kept on Monday'],
  ['2023-11-23', false, 'Thanksgiving 2023'],
  ['2023-11-24', false, 'the Friday after Thanksgiving 2023'],
  ['2023-12-25', false, 'Christmas 2023'],
  ['2025-11-27', false, 'Thanksgiving 2025'],
  ['2025-11-28', false, 'the Friday after Thanksgiving 2025'],
  ['2025-12-24', false, 'Christmas Eve 2025'],
  ['2025-12-25', false, 'Christmas 2025'],
  ['2026-01-01', false, 'New Year 2026'],
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
  ['2026-11-28', false, 'a Saturday'],
])('%s: an LTL carrier works: %s (%s)', (day, works) => expect(isBusinessDay(day, closed)).toBe(works));

it('counts transit over the carrier’s own closed days', () => {
  expect(addBusinessDays('2026-11-25', 1, closed)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
  expect(addBusinessDays('2026-10-09', 1, closed)).toBe('2026-10-12');
});
