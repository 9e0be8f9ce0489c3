import { expect, it } from 'vitest';
import { provePaymentSums } from '../../../testing/sums/payment-sums.ts';

it('splits payments and refunds to the cent as whole numbers do', () => {
  expect(provePaymentSums({ cases: 3000, seed: 20_261_124 })).toEqual({ cases: 3000, wrong: [] });
});
