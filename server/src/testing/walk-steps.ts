import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AccountActor } from '../platform/actor.ts';
import { type Ctx, type Services, systemContext } from '../platform/context.ts';

/** The context of a call by somebody who signed in. */
export const callContext = (services: Services, actor: AccountActor): Ctx => ({
  ...systemContext(services, 'call'),
  actor,
  scope: actor.scope,
});

/** A request with an `Idempotency-Key`, as far as `answerOnce` reads one. */
export const withKey = (key: string, body: object): FastifyRequest =>
  Object.create(null, {
    headers: { value: { 'idempotency-key': key } },
    url: { value: `/walks/${key}` },
    body: { value: body },
  });

type WaitingJob = { id: string; name: string; payload: { load_id?: number; event?: string } };

export const waitingJobs = async (pool: pg.Pool): Promise<WaitingJob[]> => {
  const { rows } = await pool.query<WaitingJob>(
    `select j.id::text, t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  return rows;
};

/** A job that is being done is locked, so that one queued meanwhile under its key is a further one. */
const lockJob = (pool: pg.Pool, id: string, isLocked: boolean) =>
  pool.query(
    `update graphile_worker._private_jobs set locked_at = case when $2 then now() end, locked_by = case when $2 then 'awaits' end
     where id = $1`,
    [id, isLocked],
  );

/** Takes jobs of other names out of the queue. */
export const dropOtherJobs = (pool: pg.Pool, names: ReadonlySet<string>) =>
  pool.query(
    `delete from graphile_worker._private_jobs where task_id not in (
       select id from graphile_worker._private_tasks where identifier = any($1))`,
    [[...names]],
  );

/** Does the waiting jobs of these names once, whatever time they are for; what fails waits for the next time. */
export const doWaitingJobs = async (pool: pg.Pool, services: Services, names: ReadonlySet<string>): Promise<void> => {
  for (const { id, name, payload } of await waitingJobs(pool)) {
    if (!names.has(name)) continue;
    const job = services.jobs.all.find((one) => one.name === name);
    await lockJob(pool, id, true);
    try {
      await job?.run(systemContext(services, `job-${id}`), payload as never);
    } finally {
      await lockJob(pool, id, false);
    }
    await pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  }
};
