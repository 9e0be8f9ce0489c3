import type pg from 'pg';

/** The first number of each instance's advisory lock; the second is the instance's own. */
const lockSpace = 72_041;
/** Jobs of a pool that nobody registered are free after this long: its process died before it could. */
const secondsToRegister = 5;
/** A job that was locked this long ago, and that its process does not know, got lost on its way there. */
const secondsToArrive = 15;

export const lockInstance = (client: pg.ClientBase, instance: number) =>
  client.query('select pg_advisory_lock($1, $2)', [lockSpace, instance]);

/** Says which instance the pools of workers belong to, also after another one has taken them for dead. */
export const registerPools = (db: pg.ClientBase | pg.Pool, instance: number, workerIds: readonly string[]) =>
  db.query(
    `insert into worker_instances (worker_id, instance) select worker_id, $1 from unnest($2::text[]) as t (worker_id)
     on conflict (worker_id) do update set instance = excluded.instance where worker_instances.instance <> $1`,
    [instance, workerIds],
  );

export const forgetInstance = (pool: pg.Pool, instance: number) =>
  pool.query('delete from worker_instances where instance = $1', [instance]);

export const forgetPool = (pool: pg.Pool, workerId: string) =>
  pool.query('delete from worker_instances where worker_id = $1', [workerId]);

/** Instances that have pools of workers and do not hold their lock. */
export const instancesWithoutLock = async (pool: pg.Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ instance: number }>(
    `select distinct w.instance from worker_instances w
     where not exists (
       select 1 from pg_locks l
       where l.locktype = 'advisory' and l.classid = $1 and l.objid = w.instance and l.granted
         and l.database = (select oid from pg_database where datname = current_database())
     )`,
    [lockSpace],
  );
  return rows.map(({ instance }) => instance);
};

/** How many jobs nobody does whose time has come, counted up to `most`. */
export const countDueJobs = async (pool: pg.Pool, most: number): Promise<number> => {
  const { rows } = await pool.query<{ due: number }>(
    `select count(*)::int as due from (
       select from graphile_worker._private_jobs where is_available and run_at <= now() limit $1
     ) jobs`,
    [most],
  );
  return rows[0]?.due ?? 0;
};

/** Frees the jobs of dead instances, and of pools that no instance registered. */
export const freeJobsOf = async (pool: pg.Pool, deadInstances: readonly number[]): Promise<void> => {
  const { rows } = await pool.query<{ workers: string[] | null }>(
    `with dead as (delete from worker_instances where instance = any($1) returning worker_id)
     select array_agg(distinct j.locked_by) as workers from graphile_worker.jobs j
     where j.locked_by in (select worker_id from dead)
       or (j.locked_at < now() - make_interval(secs => $2)
         and not exists (select from worker_instances w where w.worker_id = j.locked_by))`,
    [deadInstances, secondsToRegister],
  );
  const workers = rows[0]?.workers;
  if (workers?.length) await freeKilledJobs(pool, workers);
};

/** A job that ends its process each time it is tried must come to an end itself. */
const killsForgiven = 20;

/** The attempt in which a process died is given back: it says nothing about the job. */
const freeKilledJobs = async (pool: pg.Pool, workers: readonly string[]): Promise<void> => {
  await pool.query(
    `with killed as (
       insert into killed_jobs (job_id, kills)
       select id, 1 from graphile_worker._private_jobs where locked_by = any($1)
       on conflict (job_id) do update set kills = killed_jobs.kills + 1
       returning job_id, kills
     )
     update graphile_worker._private_jobs j
     set locked_at = null, locked_by = null, run_at = greatest(j.run_at, now()), updated_at = now(),
       attempts = case when k.kills <= $2 then greatest(j.attempts - 1, 0) else j.attempts end
     from killed k where k.job_id = j.id and j.locked_by = any($1)`,
    [workers, killsForgiven],
  );
  // What is left of a queue these workers held.
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
  await pool.query(
    `delete from killed_jobs k where not exists (select from graphile_worker._private_jobs j where j.id = k.job_id)`,
  );
};

/** The jobs that are locked by pools of workers; `isOld` once each must have reached its process. */
export const jobsLockedBy = async (pool: pg.Pool, workerIds: readonly string[]) => {
  const { rows } = await pool.query<{ id: string; isOld: boolean }>(
    `select id::text, locked_at < now() - make_interval(secs => $2) as "isOld"
     from graphile_worker._private_jobs where locked_by = any($1)`,
    [workerIds, secondsToArrive],
  );
  return rows;
};

export const freeJobs = (pool: pg.Pool, jobIds: readonly string[]) =>
  pool.query(
    `with freed as (
       update graphile_worker._private_jobs j set locked_at = null, locked_by = null
       from graphile_worker._private_jobs held where held.id = j.id and j.id = any($1::bigint[])
       returning j.job_queue_id, held.locked_by as holder
     )
     update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
     from freed f where f.job_queue_id = q.id and q.locked_by = f.holder`,
    [jobIds],
  );
