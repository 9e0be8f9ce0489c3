import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openPool } from '../database/database.ts';
import { keepConnections } from '../database/kept-connection.ts';
import { holdWorkerIdentity, type WorkerIdentity } from './worker-identity.ts';

const log = pino({ level: 'silent' });
/** For a machine that is busy with other things. */
const timeout = 60_000;
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 4);
});
beforeEach(() => pool.query('delete from graphile_worker._private_jobs'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

const hold = async (workerId: string) => {
  let restored = 0;
  const identity = await holdWorkerIdentity(pool, keepConnections(database.url, log), log, () => (restored += 1));
  identity.addPool(workerId);
  await soon(async () => expect(await instanceOf(workerId)).toBeDefined());
  return { identity, restored: () => restored };
};

const instanceOf = async (workerId: string): Promise<number | undefined> => {
  const { rows } = await pool.query<{ instance: number }>(
    'select instance from worker_instances where worker_id = $1',
    [workerId],
  );
  return rows[0]?.instance;
};

/** A job that a pool of workers locked some seconds ago. */
const lockedJob = async (workerId: string, secondsAgo = 60): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(`select id::text from graphile_worker.add_job('x')`);
  const id = rows[0]?.id ?? '';
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3)
     where id = $1`,
    [id, workerId, secondsAgo],
  );
  return id;
};

const isLocked = async (jobId: string): Promise<boolean> => {
  const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs where id = $1', [jobId]);
  return rows[0]?.locked_by !== null;
};

const endIdentities = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'portal worker_identity'`,
  );

const release = (...held: { identity: WorkerIdentity }[]) =>
  Promise.all(held.map(({ identity }) => identity.release()));

it('keeps its jobs when its connection is lost, with a lock taken again', { timeout }, async () => {
  const [own, other] = [await hold('pool-own'), await hold('pool-other')];
  const job = await lockedJob('pool-own');
  own.identity.jobStarted(job);
  const before = await instanceOf('pool-own');
  await endIdentities();
  await soon(async () => expect([own.restored(), other.restored()]).toEqual([1, 1]));
  expect(await instanceOf('pool-own')).not.toBe(before);
  // Longer than an instance may be missing before it counts as dead.
  const deadJob = await lockedJob('pool-dead');
  await pool.query(`insert into worker_instances (worker_id, instance) values ('pool-dead', 1)`);
  await soon(async () => expect(await isLocked(deadJob)).toBe(false));
  expect(await isLocked(job)).toBe(true);
  await release(own, other);
});

it('frees a job that was locked for this process and never reached it', { timeout }, async () => {
  const own = await hold('pool-own');
  const [lost, running, fresh] = [
    await lockedJob('pool-own'),
    await lockedJob('pool-own'),
    await lockedJob('pool-own', -600),
  ];
  own.identity.jobStarted(running);
  await soon(async () => expect(await isLocked(lost)).toBe(false));
  expect([await isLocked(running), await isLocked(fresh)]).toEqual([true, true]);
  await release(own);
});

it('waits for the end of a job to be written before it takes the job for lost', { timeout }, async () => {
  const own = await hold('pool-own');
  const [ending, lost] = [await lockedJob('pool-own'), await lockedJob('pool-own')];
  own.identity.jobStarted(ending);
  own.identity.jobEnded(ending);
  await soon(async () => expect(await isLocked(lost)).toBe(false));
  expect(await isLocked(ending)).toBe(true);
  await release(own);
});
