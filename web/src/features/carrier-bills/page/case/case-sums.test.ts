import { expect, it } from 'vitest';
import { caseSums } from './case-sums.ts';

const difference = (amount: number, decision: string, agreed_amount: number | null = null) =>
  ({ amount, decision, agreed_amount }) as never;

it('says what is left, what was granted, and between which sums a bill will be approved', () => {
  const differences = [
    difference(65, 'open'),
    difference(45, 'disputed'),
    difference(45.44, 'agreed'),
    difference(-98, 'agreed'),
  ];
  expect(caseSums({ quoted: 504, differences })).toEqual({
    left: 2,
    leftAmount: 110,
    agreed: -52.56,
    least: 451.44,
    most: 561.44,
  });
});

it('counts the part that was agreed, and nothing of what was refused', () => {
  const differences = [difference(65, 'agreed', 40), difference(45, 'refused')];
  expect(caseSums({ quoted: 504, differences })).toMatchObject({ left: 0, agreed: 40, least: 544, most: 544 });
});
