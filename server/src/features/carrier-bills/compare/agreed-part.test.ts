import { cents, sum } from '@portal/contract/values/money.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreedPart, refusedPart } from './agreed-part.ts';

const line = (code: string, amount: number) => ({ code, amount });
const totalOf = (lines: readonly { amount: number }[]) => sum(lines.map(({ amount }) => cents(amount)));

it('shares a part among the charges by their size, the last of which takes the odd cents', () => {
  const lines = [line('DET', 10), line('LIFT', 10), line('LUMP', 10)];
  const decided = { decision: 'agreed', amount: 30, agreed_amount: 10, lines };
  expect(agreedPart(decided)).toEqual({
    amount: 10,
    lines: [line('DET', 3.33), line('LIFT', 3.33), line('LUMP', 3.34)],
  });
  expect(refusedPart(decided)).toEqual({
    amount: 20,
    lines: [line('DET', 6.67), line('LIFT', 6.67), line('LUMP', 6.66)],
  });
});

it('adds up to the cent, with what is refused, whatever the charges and the part', () => {
  const charge = fc.integer({ min: 1, max: 5_000_000 }).map((amount) => amount / 100);
  const charges = fc.array(charge, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(charges, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (amounts, share) => {
      const lines = amounts.map((amount, at) => line(`C${at}`, amount));
      const whole = totalOf(lines);
      const part = cents((whole * share) / 100);
      const decided = { decision: 'agreed', amount: whole / 100, agreed_amount: part / 100, lines };
      expect(totalOf(agreedPart(decided).lines)).toBe(part);
      expect(totalOf(refusedPart(decided).lines)).toBe(whole - part);
    }),
  );
});
