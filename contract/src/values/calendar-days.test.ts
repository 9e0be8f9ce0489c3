import { expect, it } from 'vitest';
import { addDays, daysBetween } from './calendar-days.ts';

it('counts days over months, years and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-05', '2026-03-01')).toBe(-4);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-05', 0)).toBe('2026-03-05');
});
