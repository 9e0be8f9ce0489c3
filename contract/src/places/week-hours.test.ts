import { expect, it } from 'vitest';
import { hoursOfWeek, hoursOn, isClosedOn, rangesOfWeek, usualHours } from './week-hours.ts';

const usual = { open_time: '08:00:00', close_time: '17:00:00', week_hours: null };
const long = { open: '08:00', close: '16:00' };
const short = { open: '08:00', close: '14:00' };
const own = { ...usual, week_hours: [null, long, long, long, short, null, null] };

it('has the usual hours from Monday to Friday where no week is given', () => {
  expect(rangesOfWeek(hoursOfWeek(usual))).toEqual([
    { from: 0, to: 4, hours: { open: '08:00', close: '17:00' } },
    { from: 5, to: 6, hours: null },
  ]);
});

it('joins days in a row with the same hours', () => {
  expect(rangesOfWeek(hoursOfWeek(own))).toEqual([
    { from: 0, to: 0, hours: null },
    { from: 1, to: 3, hours: long },
    { from: 4, to: 4, hours: short },
    { from: 5, to: 6, hours: null },
  ]);
});

it('knows the hours of a calendar day, and the usual ones of a closed day or none', () => {
  expect(hoursOn(own, '2026-11-27')).toEqual(short);
  expect(isClosedOn(own, '2026-11-23')).toBe(true);
  expect(isClosedOn(own, '2026-11-24')).toBe(false);
  expect(hoursOn(own, '2026-11-23')).toEqual({ open: '08:00', close: '17:00' });
  expect(hoursOn(own, '')).toEqual({ open: '08:00', close: '17:00' });
});

it('takes the first open day for the usual hours', () => {
  expect(usualHours(own.week_hours)).toEqual(long);
  expect(usualHours([null, null])).toBeNull();
});
