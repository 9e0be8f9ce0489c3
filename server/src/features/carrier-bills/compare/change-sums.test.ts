import { expect, it } from 'vitest';
import { proveChangeSums } from '../../../testing/sums/change-sums.ts';

it('prices, splits and sums up what a carrier bills beyond its quote to the cent, as whole numbers do', () => {
  expect(proveChangeSums({ cases: 3000, seed: 20_261_124 })).toEqual({ cases: 3000, wrong: [] });
});
