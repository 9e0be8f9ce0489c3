import { expect, test } from 'vitest';
import { endOfDay, priceDay } from './price-day.ts';

// Central Standard Time all year round: summer days do not begin an hour earlier.
test.each([
  ['2026-01-15T05:59:59.999Z', '2026-01-14'],
  ['2026-01-15T06:00:00.000Z', '2026-01-15'],
  ['2026-07-15T05:59:59.999Z', '2026-07-14'],
  ['2026-07-15T06:00:00.000Z', '2026-07-15'],
  ['2027-01-01T05:59:59.999Z', '2026-12-31'],
])('%s is in the price day %s', (instant, day) => {
  expect(priceDay(instant)).toBe(day);
  expect(priceDay(new Date(instant))).toBe(day);
});

test.each(['2026-01-14', '2026-03-08', '2026-07-14', '2026-12-31'])('%s ends a second before the next', (day) => {
  const end = new Date(endOfDay(day));
  expect(end.toISOString().slice(10)).toBe('T05:59:59.000Z');
  expect(priceDay(end)).toBe(day);
  expect(priceDay(new Date(end.getTime() + 1000))).not.toBe(day);
});
