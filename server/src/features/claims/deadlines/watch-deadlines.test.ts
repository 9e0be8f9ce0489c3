import { expect, test } from 'vitest';
import { stageOf } from './watch-deadlines.ts';

test('a stage is a matter of days; a short term has none two weeks before', () => {
  const clock = (due_on: string, counts_from = '2026-01-01', state = 'pending' as const) => ({
    due_on,
    counts_from,
    state,
  });
  const today = '2026-06-15';
  expect(stageOf(clock('2026-06-30'), today)).toBeNull();
  expect(stageOf(clock('2026-06-29'), today)).toBe('soon');
  expect(stageOf(clock('2026-06-19'), today)).toBe('soon');
  expect(stageOf(clock('2026-06-18'), today)).toBe('last');
  expect(stageOf(clock('2026-06-15'), today)).toBe('last');
  expect(stageOf(clock('2026-06-14'), today)).toBe('over');
  expect(stageOf(clock('2026-05-15'), today)).toBeNull();
  expect(stageOf(clock('2026-06-20', '2026-06-13'), today)).toBeNull();
  expect(stageOf({ ...clock('2026-06-18'), state: 'met' }, today)).toBeNull();
});
