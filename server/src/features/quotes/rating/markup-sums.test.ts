import { expect, it } from 'vitest';
import { proveMarkupSums } from '../../../testing/sums/markup-sums.ts';

it('adds the markups of a chain of sellers to the cent, line by line, as whole numbers do', () => {
  expect(proveMarkupSums({ cases: 3000, seed: 20_261_124 })).toEqual({ cases: 3000, wrong: [] });
});
