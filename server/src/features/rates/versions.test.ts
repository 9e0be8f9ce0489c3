import { expect, it } from 'vitest';
import { versionsOf } from './versions.ts';

const terms = [
  { effective_from: '2026-01-01', effective_to: '' },
  { effective_from: '2026-07-01', effective_to: '2026-09-30' },
  { effective_from: '2026-12-01', effective_to: '' },
];

const statesOn = (day: string) => versionsOf(terms, day).map(({ effective_to, state }) => [effective_to, state]);

it('ends a version on its last day, or on the day before the next, and begins it on its first', () => {
  const [spring, summer] = ['2026-06-30', '2026-09-30'];
  const on = (last: string, second: string, first: string) => [
    [null, last],
    [summer, second],
    [spring, first],
  ];
  expect(statesOn('2025-12-31')).toEqual(on('planned', 'planned', 'planned'));
  expect(statesOn('2026-01-01')).toEqual(on('planned', 'planned', 'in_use'));
  expect(statesOn(spring)).toEqual(on('planned', 'planned', 'in_use'));
  expect(statesOn('2026-07-01')).toEqual(on('planned', 'in_use', 'past'));
  expect(statesOn(summer)).toEqual(on('planned', 'in_use', 'past'));
  expect(statesOn('2026-10-01')).toEqual(on('planned', 'past', 'past'));
  expect(statesOn('2026-12-01')).toEqual(on('in_use', 'past', 'past'));
});
