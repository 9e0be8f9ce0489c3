import { expect, it } from 'vitest';
import { insuredSum } from './rate-insurance.ts';

// Incoterms 2020, CIF A5: at least 110 % of the price in the contract; CIF = (goods + freight) / (1 - 110 % of the rate).
it.each([
  [17_050, 2_500, 0.55, 21_635.9],
  [17_050, 2_500, 0, 21_505],
  [100_000, 0, 0, 110_000],
  [10_000, 1_000, 1, 12_234.58],
  [0, 0, 0.55, 0],
  [48_000, 3_250.75, 0.4, 56_624.97],
])('goods %d and freight %d at %d %%: %d', (goods, freight, percent, insured) =>
  expect(insuredSum(goods, freight, percent)).toBe(insured),
);
