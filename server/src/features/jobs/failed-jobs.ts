import type { FailedJob } from '@portal/contract/jobs/jobs.contract.ts';
import { Id } from '@portal/contract/values/values.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { splitReason } from '../../platform/mail/mail-failure.ts';
import { countDeadJobs, type DeadJob, findDeadJobs, retryDeadJobs } from '../../platform/jobs/dead-jobs.queries.ts';

const reasonLength = 300;

/** A job of a load names it, or carries an event of it. */
const JobOfLoad = z.union([
  z.object({ load_id: Id }).transform(({ load_id }) => load_id),
  z.object({ payload: z.object({ load_id: Id }) }).transform(({ payload }) => payload.load_id),
]);

const presentReason = (last_error: string | null): Pick<FailedJob, 'reason' | 'mail_failure'> => {
  if (last_error === null) return { reason: null, mail_failure: null };
  return splitReason(last_error.split('\n', 1)[0]?.slice(0, reasonLength) ?? '');
};

const presentJob = ({ id, name, payload, attempts, last_error, failed_at }: DeadJob): FailedJob => ({
  id,
  name,
  load_id: JobOfLoad.safeParse(payload).data ?? null,
  attempts,
  ...presentReason(last_error),
  failed_at,
});

/** The jobs that were given up, the latest first. */
export const listFailedJobs = async (ctx: Ctx, page: { skip: number; limit: number }) => {
  const [jobs, total] = await Promise.all([findDeadJobs(ctx.db, page), countDeadJobs(ctx.db)]);
  return { items: jobs.map(presentJob), total };
};

/** Has failed jobs done again. Ids of jobs that are not failed are passed over: somebody else was first. */
export const retryFailedJobs = (ctx: Ctx, ids: readonly string[] | undefined): Promise<{ retried: number }> =>
  withTransaction(ctx, async (tx) => {
    const retried = await retryDeadJobs(tx.db, ids ?? null);
    if (retried > 0)
      await audit(tx, { action: 'job.retried', object_type: 'job', after: { ids: ids ?? 'all', retried } });
    return { retried };
  });
