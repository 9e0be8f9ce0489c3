import { sql } from 'kysely';
import { run, runMigrations, Logger as WorkerLogger, type Runner, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { type Job, type OpenCtx, type Services, systemContext } from '../context.ts';
import { openPool } from '../database/database.ts';
import { holdWorkerIdentity } from './worker-identity.ts';

/** How often a job is tried before it is given up. */
export const defaultAttempts = 10;

/** Declares a job that verbs enqueue by hand. What the clock starts is a ticker. */
export const job = <P>(
  name: string,
  work: (ctx: OpenCtx, payload: P) => Promise<void>,
  more: Pick<Job, 'maxAttempts'> = {},
): Job => ({ name, run: work, ...more });

type When = { runAt?: Date; key?: string; maxAttempts?: number };

/** Queues a job in the caller's transaction: it exists exactly when the rest of the transaction does. */
export const enqueue = async (ctx: OpenCtx, name: string, payload: object, when: When = {}): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${when.runAt?.toISOString() ?? null}::timestamptz, job_key := ${when.key ?? null},
    max_attempts := ${when.maxAttempts ?? defaultAttempts})`.execute(ctx.db);
};

const workerLogger = (log: Logger | null) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log?.error({ meta: meta?.['error'] }, message);
    else if (level === 'warning') log?.warn(message);
  });

/** Brings the queue's own schema up to date; starting the jobs does so by itself. */
export const migrateJobs = (databaseUrl: string): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: workerLogger(null) });

const taskList = (services: Services): TaskList =>
  Object.fromEntries(
    services.jobs.all.map((one) => [
      one.name,
      async (payload: unknown, helpers: { job: { id: string; attempts: number } }) => {
        const ctx = systemContext(services, `job-${helpers.job.id}`, one.name);
        await one.run(
          { ...ctx, log: services.log.child({ job: one.name, attempt: helpers.job.attempts }) },
          payload as never,
        );
      },
    ]),
  );

/** Starts doing jobs; `stop` waits for those under way. Jobs of instances that died are taken over at once. */
export const startJobs = async (services: Services, databaseUrl: string, concurrency = 20) => {
  const pool = openPool(databaseUrl, concurrency, 0);
  // The worker wants to see both: a connection may break while idle and while lent out.
  const lost = (error: unknown) => services.log.warn({ err: error }, 'job connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  const identity = await holdWorkerIdentity(pool, databaseUrl, services.log);
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList: taskList(services),
    logger: workerLogger(services.log),
    events: identity.events,
  });
  return {
    async stop() {
      await runner.stop().catch(() => undefined);
      await identity.release();
      await pool.end();
    },
  };
};
