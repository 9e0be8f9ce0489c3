import { claimDeadlineNeared } from '@portal/contract/claims/claims.events.ts';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { fileClaim } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { stageOf, watchDeadlinesOnce } from './watch-deadlines.ts';

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

test('what was announced at a stage is not announced again', async () => {
  const app = await sharedTestApp();
  const { db } = app.services;
  const { id } = await fileClaim(app, await makeShipper(app));
  const longAgo = new Date(Date.now() - 28 * 86_400_000).toISOString();
  const soon = { submitted_at: longAgo, next_deadline: 'acknowledge', next_due_on: longAgo.slice(0, 10) } as const;
  await db.updateTable('claims').set(soon).where('id', '=', id).execute();
  const announcedBy = async (): Promise<number> => {
    let announced = 0;
    const ctx = systemContext(app.services, 'test');
    const { jobs } = ctx.services;
    const listenersOf = (event: string) => {
      if (event === claimDeadlineNeared.name) announced += 1;
      return jobs.listenersOf(event);
    };
    await watchDeadlinesOnce({ ...ctx, services: { ...ctx.services, jobs: { ...jobs, listenersOf } } });
    return announced;
  };
  await announcedBy();
  const notices = await db.selectFrom('claim_deadline_notices').select('stage').where('claim_id', '=', id).execute();
  expect(notices).toContainEqual({ stage: 'last' });
  expect(await announcedBy()).toBe(0);
});
