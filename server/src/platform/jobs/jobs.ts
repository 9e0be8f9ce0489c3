import { sql } from 'kysely';
import { run, runMigrations, Logger as WorkerLogger, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { type Job, type OpenCtx, type Services, systemContext } from '../context.ts';
import { openPool } from '../database/database.ts';
import { keepRunner, repeatLost } from './keep-runner.ts';
import { holdWorkerIdentity, type WorkerIdentity } from './worker-identity.ts';

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
    // Most of the time a worker does its job and needs no connection: fewer than workers are enough.
    else if (level === 'warning' && !message.includes('maxPoolSize')) log?.warn(message);
  });

/** Brings the queue's own schema up to date; starting the jobs does so by itself. */
export const migrateJobs = (databaseUrl: string): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: workerLogger(null) });

type Helpers = { job: { id: string; attempts: number } };

const taskList = (services: Services, identity: WorkerIdentity): TaskList =>
  Object.fromEntries(
    services.jobs.all.map((one) => [
      one.name,
      async (payload: unknown, { job: { id, attempts } }: Helpers) => {
        const ctx = systemContext(services, `job-${id}`, one.name);
        identity.jobStarted(id);
        try {
          await one.run({ ...ctx, log: services.log.child({ job: one.name, attempt: attempts }) }, payload as never);
        } finally {
          identity.jobEnded(id);
        }
      },
    ]),
  );

/** The queue's own statements are short; longer only where it brings its schema up to date. */
const statementLimitMs = 30_000;

/** Starts doing jobs; `stop` waits for those under way. Jobs of instances that died are taken over. */
export const startJobs = async (services: Services, databaseUrl: string) => {
  const { config, connections, log } = services;
  const pool = repeatLost(openPool(databaseUrl, config.jobConnections, { statementLimitMs, log }));
  let renew = (): void => undefined;
  const identity = await holdWorkerIdentity(pool, connections, log, () => renew());
  const runner = await keepRunner({
    async start(events) {
      events.on('pool:create', ({ workerPool }) => identity.addPool(workerPool.id));
      events.on('pool:release', ({ workerPool }) => identity.removePool(workerPool.id));
      return run({
        pgPool: pool,
        concurrency: config.jobsAtOnce,
        pollInterval: 1000,
        noHandleSignals: true,
        taskList: taskList(services, identity),
        logger: workerLogger(log),
        events,
      });
    },
    note: (isRunning) => connections.note('job_runner', isRunning),
    log,
  });
  renew = runner.renew;
  return {
    pool,
    async stop() {
      await runner.stop();
      await identity.release();
      await pool.end();
    },
  };
};
