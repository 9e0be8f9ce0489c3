import { sql } from 'kysely';
import { run, runMigrations, Logger as WorkerLogger, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { type Job, type JobLane, type OpenCtx, type Services, systemContext } from '../context.ts';
import { openPool } from '../database/database.ts';
import { mailsAtOnce } from '../mail/mail.ts';
import { watchDueJobs } from './due-jobs.ts';
import { accountFlag, fairShare } from './fair-share.ts';
import { keepRunner, repeatLost } from './keep-runner.ts';
import { holdWorkerIdentity, type WorkerIdentity } from './worker-identity.ts';

/** How often a job is tried before it is given up. */
export const defaultAttempts = 10;

/** For jobs that send mail: tried for about four days, at most six hours apart, because mail servers come back. */
export const mailJob = { lane: 'mail', maxAttempts: 25 } as const;
/** For jobs that draw or fetch papers. */
export const paperJob = { lane: 'papers' } as const;

export type JobSettings = Pick<Job, 'maxAttempts' | 'lane' | 'accountOf'>;

/** Declares a job that verbs enqueue by hand. What the clock starts is a ticker. */
export const job = <P>(
  name: string,
  work: (ctx: OpenCtx, payload: P) => Promise<void>,
  more: JobSettings = {},
): Job => ({ name, run: work, ...more });

type When = { runAt?: Date; key?: string; maxAttempts?: number };

/** Jobs of one account that wait are counted up to here. */
const countedJobs = 1000;

/**
 * What shares a lane by account: a mark, and a place in the queue behind as many jobs of each other account as the own
 * account has waiting. Without an account, neither.
 */
const shareOf = (accountId: number | undefined) => {
  if (accountId === undefined) return { flags: null, priority: sql`0` };
  const flag = accountFlag(accountId);
  const waiting = sql`(select count(*)::int from (
    select 1 from graphile_worker.jobs where flags ? ${flag} limit ${countedJobs}
  ) waiting)`;
  return { flags: [flag], priority: waiting };
};

/** Queues a job in the caller's transaction: it exists exactly when the rest of the transaction does. */
export const enqueue = async (ctx: OpenCtx, name: string, payload: object, when: When = {}): Promise<void> => {
  const { jobs } = ctx.services;
  const { flags, priority } = shareOf(jobs.accountOf(name, payload));
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${when.runAt?.toISOString() ?? null}::timestamptz, job_key := ${when.key ?? null},
    max_attempts := ${when.maxAttempts ?? jobs.attemptsOf(name)}, flags := ${flags}::text[],
    priority := ${priority})`.execute(ctx.db);
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

const laneOf = ({ lane = 'usual' }: Job): JobLane => lane;

const taskList = (services: Services, identity: WorkerIdentity, lane: JobLane): TaskList =>
  Object.fromEntries(
    services.jobs.all
      .filter((one) => laneOf(one) === lane)
      .map((one) => [
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

/** New jobs announce themselves, and the others are watched for (due-jobs.ts): a place looks for itself all the same. */
const lookAgainMs = 30_000;

/** The queue's own statements are short; longer only where it brings its schema up to date. */
const statementLimitMs = 30_000;

/** Starts doing jobs; `stop` waits for those under way. Jobs of instances that died are taken over. */
export const startJobs = async (services: Services, databaseUrl: string) => {
  const { config, connections, log } = services;
  const pool = repeatLost(openPool(databaseUrl, config.jobConnections, { statementLimitMs, log }));
  let renew = (): void => undefined;
  const identity = await holdWorkerIdentity(pool, connections, log, () => renew());
  const dueJobs = watchDueJobs(services, pool);
  // Mails are as many as the mailer has connections, so that none waits inside it.
  const { jobsAtOnce: usual } = config;
  const jobsAtOnce: Record<JobLane, number> = { usual, quotes: usual, papers: 4, mail: mailsAtOnce };
  const startLane = (lane: JobLane) =>
    keepRunner({
      async start(events) {
        dueJobs.wake(events);
        events.on('pool:create', ({ workerPool }) => identity.addPool(workerPool.id));
        events.on('pool:release', ({ workerPool }) => identity.removePool(workerPool.id));
        return run({
          pgPool: pool,
          concurrency: jobsAtOnce[lane],
          ...(lane === 'quotes' ? { forbiddenFlags: fairShare(jobsAtOnce[lane], events) } : {}),
          pollInterval: lookAgainMs,
          noHandleSignals: true,
          taskList: taskList(services, identity, lane),
          logger: workerLogger(log),
          events,
        });
      },
      note: (isRunning) => connections.note(`jobs_${lane}`, isRunning),
      log,
    });
  // The first brings the queue's schema up to date, which two must not do at once.
  const runners = [await startLane('usual')];
  runners.push(...(await Promise.all([startLane('quotes'), startLane('papers'), startLane('mail')])));
  renew = () => runners.forEach((runner) => runner.renew());
  return {
    pool,
    async stop() {
      await dueJobs.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
      await identity.release();
      await pool.end();
    },
  };
};
