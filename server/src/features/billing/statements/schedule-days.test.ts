import { expect, it } from 'vitest';
import { dueMonth, nextDay } from './schedule-days.ts';

const schedule = { day_of_month: 5, counts_from: '2026-09-20', mailed_month: null };
const at = (day: string, hour = 9) => ({ day, hour });

it('is due on its day from six in the morning, for the month before', () => {
  expect(dueMonth(schedule, at('2026-11-05', 5))).toBeNull();
  expect(dueMonth(schedule, at('2026-11-05', 6))).toBe('2026-10');
  expect(dueMonth(schedule, at('2026-11-04', 23))).toBeNull();
  expect(dueMonth({ ...schedule, counts_from: '2026-12-01' }, at('2027-01-05'))).toBe('2026-12');
});

it('is made up for where no server ran on the day, once', () => {
  expect(dueMonth(schedule, at('2026-11-29', 0))).toBe('2026-10');
  expect(dueMonth({ ...schedule, mailed_month: '2026-10' }, at('2026-11-29'))).toBeNull();
  expect(dueMonth({ ...schedule, mailed_month: '2026-09' }, at('2026-11-29'))).toBe('2026-10');
});

it('does not mail what was due before it was chosen', () => {
  expect(dueMonth(schedule, at('2026-09-21'))).toBeNull();
  expect(dueMonth({ ...schedule, counts_from: '2026-09-05' }, at('2026-09-05'))).toBe('2026-08');
});

it('names the next day', () => {
  expect(nextDay(schedule, '2026-09-21')).toBe('2026-10-05');
  expect(nextDay(schedule, '2026-11-05')).toBe('2026-11-05');
  expect(nextDay({ ...schedule, mailed_month: '2026-10' }, '2026-11-05')).toBe('2026-12-05');
  expect(nextDay(schedule, '2026-11-09')).toBe('2026-11-09');
  expect(nextDay({ ...schedule, mailed_month: '2026-11' }, '2026-12-31')).toBe('2027-01-05');
});
