import { expect, test } from 'vitest';
import { commonTemperature } from './common-temperature.ts';

const f = (min: number, max: number) => ({ min, max, unit: 'F' as const });

test.each([
  { title: 'nothing said', ranges: [null, null], common: null },
  { title: 'one range', ranges: [null, f(34, 38)], common: f(34, 38) },
  { title: 'two that overlap', ranges: [f(30, 36), f(34, 40)], common: f(34, 36) },
  { title: 'two that touch', ranges: [f(30, 34), f(34, 40)], common: f(34, 34) },
  {
    title: 'Celsius beside Fahrenheit',
    ranges: [{ min: 1, max: 4, unit: 'C' as const }, f(32, 36)],
    common: f(33.8, 36),
  },
  { title: 'frozen beside fresh', ranges: [f(-10, 0), f(34, 38)], common: 'apart' },
])('$title', ({ ranges, common }) => {
  expect(commonTemperature(ranges)).toEqual(common);
});
