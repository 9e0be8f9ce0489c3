import { expect, it } from 'vitest';
import { transitDays } from './transit-days.ts';

it.each([
  [0, 1],
  [250, 1],
  [251, 2],
  [950, 3],
  [1_600, 4],
  [2_200, 5],
  [2_790, 6],
  [3_400, 7],
  // Dallas to Houston by road, next day on the maps of LTL carriers, and Los Angeles to New York.
  [242, 1],
  [2_798, 6],
])('%d miles take %d business days', (miles, days) => expect(transitDays(miles)).toBe(days));

it('follows the pace of the carrier, and never takes no time', () => {
  expect(transitDays(1_500, 1.25)).toBe(5);
  expect(transitDays(1_500, 0.8)).toBe(3);
  expect(transitDays(100, 0.3)).toBe(1);
});
