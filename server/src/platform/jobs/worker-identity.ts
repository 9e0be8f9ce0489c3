import { EventEmitter } from 'node:events';
import { randomInt } from 'node:crypto';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';

const lockSpace = 72_041;
const lookEvery = 5000;
const secondsToRegister = 5;

/**
 * Lets jobs of a killed instance be done at once instead of after hours: each instance names its workers in a table
 * and holds an advisory lock on a connection of its own; where the lock is gone, its workers are dead.
 */
export const holdWorkerIdentity = async (pool: pg.Pool, url: string, log: Logger) => {
  const instance = randomInt(1, 2 ** 31 - 1);
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', (error) => log.warn({ err: error }, 'worker identity connection lost'));
  await client.connect();
  await client.query('select pg_advisory_lock($1, $2)', [lockSpace, instance]);

  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool, not of one of its workers.
  events.on('pool:create', ({ workerPool }) => {
    void pool
      .query('insert into worker_instances (worker_id, instance) values ($1, $2)', [workerPool.id, instance])
      .catch((error: unknown) => log.warn({ err: error }, 'worker not registered'));
  });

  const takeOver = () =>
    unlockDeadWorkers(pool).catch((error: unknown) => log.warn({ err: error }, 'take-over failed'));
  await takeOver();
  const timer = setInterval(() => void takeOver(), lookEvery).unref();
  return {
    events,
    async release() {
      clearInterval(timer);
      await pool.query('delete from worker_instances where instance = $1', [instance]);
      await client.end();
    },
  };
};

/** Unlocks the jobs of pools whose process is gone, and of those that died before they could be registered. */
const unlockDeadWorkers = async (pool: pg.Pool): Promise<void> => {
  // On a new database the queue is made after this first look.
  const queue = await pool.query<{ made: boolean }>(`select to_regclass('graphile_worker.jobs') is not null as made`);
  if (!queue.rows[0]?.made) return;
  const { rows } = await pool.query<{ workers: string[] | null }>(
    `with dead as (
       delete from worker_instances w
       where not exists (
         select 1 from pg_locks l
         where l.locktype = 'advisory' and l.classid = $1 and l.objid = w.instance and l.granted
           and l.database = (select oid from pg_database where datname = current_database())
       )
       returning worker_id
     )
     select array_agg(distinct j.locked_by) as workers from graphile_worker.jobs j
     where j.locked_by in (select worker_id from dead)
       or (j.locked_at < now() - make_interval(secs => $2)
         and not exists (select from worker_instances w where w.worker_id = j.locked_by))`,
    [lockSpace, secondsToRegister],
  );
  const workers = rows[0]?.workers;
  if (workers?.length) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
};
