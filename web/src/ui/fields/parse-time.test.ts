// @vitest-environment node
import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

it.each([
  ['8', '08:00'],
  ['800', '08:00'],
  ['8:30', '08:30'],
  ['5pm', '17:00'],
  ['5:30 p. m.', '17:30'],
  ['12 a.m.', '00:00'],
  ['12:15 PM', '12:15'],
  ['17:30', '17:30'],
  ['1730', '17:30'],
])('reads %s as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

it.each(['', 'noon', '25', '8:75', '13 pm', '0 am'])('does not take %s for a time', (typed) => {
  expect(parseTime(typed)).toBeNull();
});
