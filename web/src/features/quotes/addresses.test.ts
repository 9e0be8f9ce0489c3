import { expect, test } from 'vitest';
import { tenderAddress } from './addresses.ts';
import { aQuote } from './quotes.fixture.tsx';

test('a copy is booked from the second step on, any other load from its stops', () => {
  expect(tenderAddress({ id: 100_812, copied_from: 100_799 }, aQuote(1, 'Estes')).search).toMatchObject({
    step: 'confirm',
  });
  expect(tenderAddress({ id: 100_812, copied_from: null }, aQuote(1, 'Estes')).search).not.toHaveProperty('step');
});
