import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum, withMarkup, type Cents } from '../../values/money.ts';
import { markedUpLines } from './marked-up-lines.ts';

it('raises every line by the same share', () => {
  const lines = [
    { code: 'BASE', amount: cents(374.88) },
    { code: 'DISC', amount: cents(-269.91) },
    { code: 'FUEL', amount: cents(30.97) },
  ];
  const priced = markedUpLines(lines, { percent: 10, min: cents(0) });
  expect(priced.map((line) => line.amount)).toEqual([41_235, -29_689, 3_407]);
  expect(sum(priced.map((line) => line.amount))).toBe(14_953);
});

it('always adds up to the price', () => {
  const amount = fc.integer({ min: 1, max: 500_000 }).map((value) => value as Cents);
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1 }),
      fc.integer({ min: 0, max: 60 }),
      amount,
      (amounts, percent, min) => {
        const priced = markedUpLines(
          amounts.map((one) => ({ amount: one })),
          { percent, min },
        );
        expect(sum(priced.map((line) => line.amount))).toBe(withMarkup(sum(amounts), { percent, min }));
      },
    ),
  );
});

it('spreads large prices to the cent, where a factor would be off', () => {
  const amounts = [88_888_888, 777_777_777, 133].map(cents);
  const [cost, min] = [sum(amounts), cents(0)];
  const price = withMarkup(cost, { percent: 123.457, min });
  const priced = markedUpLines(
    amounts.map((amount) => ({ amount })),
    { percent: 123.457, min },
  );
  for (const [at, { amount }] of priced.entries()) {
    const doubled = 2n * BigInt(amounts[at] ?? 0) * BigInt(price);
    if (at > 0) expect(BigInt(amount)).toBe((doubled + BigInt(cost)) / (2n * BigInt(cost)));
  }
});
