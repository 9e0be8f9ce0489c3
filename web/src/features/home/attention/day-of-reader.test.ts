import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { translate } from '../../../platform/words/translate.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { dueOf } from './due-text.ts';
import { lately } from '../../accounts/lately.ts';

// Manitoba keeps one time all year since 2026, which programs know of or not.
vi.mock('../../../platform/words/reader-zone.ts', () => ({ readerZone: () => 'America/Winnipeg' }));

beforeAll(startWithAllWords);
afterEach(() => {
  vi.useRealTimers();
});

it('a moment is of the day that the reader’s zone has by the table of zones', () => {
  vi.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z') });
  expect(lately('2026-12-15T05:30:00Z', translate)).toMatch(/^Today /);
  expect(lately('2026-12-15T04:30:00Z', translate)).toMatch(/^Yesterday /);
  vi.setSystemTime(new Date('2026-12-15T03:00:00Z'));
  const job = { kind: 'quote_expires', due_on: null, due_at: '2026-12-15T05:30:00Z', is_overdue: false };
  expect(dueOf({ ...job, waiting_since: null } as never, Date.now(), translate).text).toBe('tomorrow');
});
