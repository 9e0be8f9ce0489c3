import { expect, it } from 'vitest';
import { isProOf, proChecks, publishedProChecks } from './pro-check.ts';

it.each([
  // The three that YRC Freight prints as examples, and others by its rule.
  ['mod_11', '100-340397-9', true],
  ['mod_11', '828-561881-X', true],
  ['mod_11', '111-003542-0', true],
  ['mod_11', '8285618 81x', true],
  ['mod_11', '1003403979', true],
  ['mod_11', '100-340397-8', false],
  ['mod_11', '100-304397-9', false],
  ['mod_11', '828-561881-0', false],
  ['mod_11', '828-561881', false],
  ['mod_11', '123456789', false],
  // Nine digits, the ninth what the first eight leave by seven: never above six.
  ['mod_7', '000-000000', true],
  ['mod_7', '100-000004', false],
  ['mod_7', '100000003', true],
  ['mod_7', '123-456782', true],
  ['mod_7', '123456780', false],
  ['mod_7', '123456788', false],
  ['mod_7', '132456782', false],
  ['mod_7', '99999999', false],
  ['mod_7', '9999999997', false],
  ['mod_7', 'ABC456780', false],
  ['none', '0482917', true],
  ['none', 'ANYTHING-5', true],
] as const)('by the rule %s the number %s is right: %s', (rule, pro, isRight) => {
  expect(isProOf(rule, pro)).toBe(isRight);
});

it('finds each wrong digit', () => {
  for (const [rule, pro] of [
    ['mod_7', '123456782'],
    ['mod_11', '1003403979'],
  ] as const)
    for (const at of Array.from({ length: pro.length }, (_, index) => index).slice(rule === 'mod_11' ? 3 : 0)) {
      const wrong = Array.from({ length: 9 }, (_, more) => (Number(pro[at]) + more + 1) % 10);
      const taken = wrong.filter((digit) => isProOf(rule, pro.slice(0, at) + digit + pro.slice(at + 1)));
      // By seven, seven more is the same: of the digits that count up one of them may pass.
      expect(taken.length).toBeLessThanOrEqual(rule === 'mod_7' && at < 8 ? 1 : 0);
    }
});

it('each rule but none is published by a carrier', () => {
  expect(publishedProChecks.map(({ check }) => check)).toEqual(proChecks.filter((check) => check !== 'none'));
});
