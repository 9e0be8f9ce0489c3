import { type RawBuilder, sql } from 'kysely';
import { run, runMigrations, Logger as WorkerLogger, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Job, type JobLane, type OpenCtx, type Services, systemContext } from '../context.ts';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { openPool } from '../database/database.ts';
import { mailsAtOnce } from '../mail/mail.ts';
import { withOrigin } from '../current-job.ts';
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

export const usualLane: JobLane = 'usual';
export const laneOf = ({ lane = usualLane }: Pick<Job, 'lane'>): JobLane => lane;

/** Followed by the name of a lane. */
const channelPrefix = 'portal_jobs_';

/** Wakes a place of a lane on every instance; equal announcements of one transaction would arrive as one. */
export const announcedTo = (lane: RawBuilder<unknown>) =>
  sql`pg_notify(${channelPrefix} || ${lane}, gen_random_uuid()::text)`;

/**
 * `afterMs`: not before so much time has passed, by the clock of the database, which alone says when a job is due. `queue`: of
 * those that name the same one, one is done at a time. `wanted`: no job where this says no.
 */
type When = { afterMs?: number; key?: string; queue?: string; maxAttempts?: number; wanted?: RawBuilder<boolean> };

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

/** No such schema, table or function. */
const missingStates = new Set(['3F000', '42P01', '42883']);

/** A queue that somebody took away is trouble of the database, which ends; no fault of the call. */
const refuseWithoutQueue = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!missingStates.has(code)) throw error;
  throw Object.assign(new Error('what jobs are queued in is missing', { cause: error }), { code: '55000' });
};

/** Queues a job in the caller's transaction: it exists exactly when the rest of the transaction does. */
export const enqueue = async (ctx: OpenCtx, name: string, payload: object, when: When = {}): Promise<void> => {
  const { jobs } = ctx.services;
  const { flags, priority } = shareOf(jobs.accountOf(name, payload));
  const { afterMs = 0, key = null, queue = null, wanted = sql`true` } = when;
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    queue_name := ${queue}, run_at := now() + ${afterMs / 1000}::float8 * interval '1 second', job_key := ${key},
    max_attempts := ${when.maxAttempts ?? jobs.attemptsOf(name)}, flags := ${flags}::text[],
    priority := ${priority}),
    case when ${afterMs <= 0} then ${announcedTo(sql`${jobs.laneOf(name)}::text`)} end
    where ${wanted}`
    .execute(ctx.db)
    .catch(refuseWithoutQueue);
};

const workerLogger = (log: Logger | null) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log?.error({ meta: meta?.['error'] }, message);
    // Most of the time a worker does its job and needs no connection: fewer than workers are enough.
    else if (level === 'warning' && !message.includes('maxPoolSize')) log?.warn(message);
  });

/**
 * Brings the queue's own schema up to date, under the lock of the portal's own migrations: servers that start at once
 * would disturb each other. From then on jobs can be queued.
 */
export const migrateJobs = async (databaseUrl: string): Promise<void> => {
  // Its one connection holds the lock until it ends.
  const prepare = (client: pg.ClientBase) => client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
  const pool = openPool(databaseUrl, 1, { statementLimitMs: 0, prepare });
  await runMigrations({ pgPool: pool, logger: workerLogger(null) }).finally(() => pool.end());
};

type Given = { id: string; attempts: number; key: string | null; created_at: unknown };
type Helpers = { job: Given };

/** Begins the keys of jobs that an event started: they name it, so that a dispatch that is repeated is not another one. */
export const dispatchedPrefix = 'dispatched:';

/** Numbers begin again where the queue is made again: the time of the job belongs to it. */
const originOf = (name: string, { id, key, created_at }: Given): string =>
  key?.startsWith(dispatchedPrefix) ? key : `${name}:${id}:${String(created_at)}`;

const taskList = (services: Services, identity: WorkerIdentity, lane: JobLane): TaskList =>
  Object.fromEntries(
    services.jobs.all
      .filter((one) => laneOf(one) === lane)
      .map((one) => [
        one.name,
        async (payload: unknown, { job: given }: Helpers) => {
          const { id, attempts } = given;
          const ctx = systemContext(services, `job-${id}`, one.name);
          identity.jobStarted(id);
          try {
            const log = services.log.child({ job: one.name, attempt: attempts });
            await withOrigin(originOf(one.name, given), () => one.run({ ...ctx, log }, payload as never));
          } finally {
            identity.jobEnded(id);
          }
        },
      ]),
  );

/**
 * Listens to what is announced to a lane, instead of the queue's own word of every job: each of them would make all lanes
 * look for it.
 */
const listenTo = (lane: JobLane, events: WorkerEvents): void => {
  const channel = `${channelPrefix}${lane}`;
  events.on('pool:listen:success', ({ client }) => {
    // After the queue's own statement, which follows this event. Where the connection is lost meanwhile, the queue finds
    // out itself.
    client.once('drain', () => void client.query(`unlisten "jobs:insert"; listen ${channel}`).catch(() => undefined));
  });
  events.on('pool:listen:notification', ({ message, workerPool }) => {
    if (message.channel === channel) workerPool.nudge(1);
  });
};

const lanes: readonly JobLane[] = ['usual', 'quotes', 'papers', 'mail', 'webhooks'];
/** Each place sends to one endpoint, and mostly waits for it. */
export const endpointsAtOnce = 32;

/** New jobs announce themselves, and the others are watched for (due-jobs.ts): a place looks for itself all the same. */
const lookAgainMs = 30_000;

/** The queue's own statements are short; longer only where it brings its schema up to date. */
const statementLimitMs = 30_000;

/** Starts doing jobs in a queue that is up to date; `stop` waits for those under way. Jobs of instances that died are taken over. */
export const startJobs = async (services: Services, databaseUrl: string) => {
  const { config, connections, log } = services;
  const pool = repeatLost(openPool(databaseUrl, config.jobConnections, { statementLimitMs, log }));
  let renew = (): void => undefined;
  const identity = await holdWorkerIdentity(pool, connections, log, () => renew());
  const dueJobs = watchDueJobs(services, pool);
  // Mails are as many as the mailer has connections, so that none waits inside it.
  const { jobsAtOnce: usual } = config;
  const jobsAtOnce: Record<JobLane, number> = {
    usual,
    quotes: usual,
    papers: 4,
    mail: mailsAtOnce,
    webhooks: endpointsAtOnce,
  };
  const startLane = (lane: JobLane) =>
    keepRunner({
      async start(events) {
        dueJobs.wake(events);
        listenTo(lane, events);
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
  const runners = await Promise.all(lanes.map(startLane));
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
