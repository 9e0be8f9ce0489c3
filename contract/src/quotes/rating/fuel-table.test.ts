import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuelPercent, fuelPerMile } from './fuel-table.ts';

it.each([
  [2.5, 19.6, 32.4],
  [3, 22.8, 39.8],
  [3.5, 26.2, 47.1],
  [3.75, 27.5, 50],
  [4, 29.5, 54],
  [4.25, 32, 59],
  [4.5, 34.5, 64],
  [3.25, 24.5, 43.5],
  [1.9, 19.6, 32.4],
  [5, 39.5, 74],
])('at $%d a gallon it is %d %% and %d %%', (diesel, ltl, tl) => {
  expect(fuelPercent(diesel, 'ltl')).toBe(ltl);
  expect(fuelPercent(diesel, 'tl')).toBe(tl);
});

it('moves in steps of five cents', () => {
  expect(fuelPercent(4.049, 'ltl')).toBe(fuelPercent(4, 'ltl'));
  expect(fuelPercent(4.05, 'ltl')).toBe(30);
});

it('never falls while diesel rises', () => {
  const price = fc.double({ min: 1, max: 9, noNaN: true });
  fc.assert(
    fc.property(price, price, (a, b) => {
      expect(fuelPercent(Math.min(a, b), 'ltl')).toBeLessThanOrEqual(fuelPercent(Math.max(a, b), 'ltl'));
    }),
  );
});

it.each([
  [4, 47],
  [1.2, 0],
  [1.1, 0],
  [4.2, 50],
])('at $%d a gallon a truck pays %d cents a mile', (diesel, amount) => expect(fuelPerMile(diesel)).toBe(amount));

it('goes by the peg and the miles a gallon that were agreed', () =>
  expect(fuelPerMile(3.75, { peg: 1.25, mpg: 5 })).toBe(50));
