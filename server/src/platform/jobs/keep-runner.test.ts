import { sql } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Services, systemContext } from '../context.ts';
import { type Database, openDatabase, openPool } from '../database/database.ts';
import { keepConnections } from '../database/kept-connection.ts';
import { jobRegistry } from './events.ts';
import { enqueue, job, startJobs } from './jobs.ts';
import { repeatLost } from './keep-runner.ts';

/** For a machine that is busy with other things. */
const timeout = 90_000;
const log = pino({ level: 'silent' });
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 2);
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

const queued = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(db)).rows[0]?.n ?? 0;

const endAllOthers = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

it(
  'does each job once although every connection is lost meanwhile, and goes on with new ones',
  { timeout },
  async () => {
    const begun: number[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const slow = job<{ nth: number }>('test.slow', async (_ctx, { nth }) => {
      begun.push(nth);
      await finished;
    });
    const services = {
      config: { jobConnections: 11, jobsAtOnce: 4 },
      log,
      db,
      connections: keepConnections(database.url, log),
      jobs: jobRegistry({ jobs: [slow], listeners: [], events: [] }),
    } as unknown as Services;
    const ctx = systemContext(services, 'test');
    const working = await startJobs(services, database.url);

    for (const nth of [1, 2, 3]) await enqueue(ctx, slow.name, { nth });
    await soon(() => expect(begun).toHaveLength(3));
    await endAllOthers();
    finish();
    // In the moment in which the ends of the jobs are written.
    await endAllOthers();
    await soon(async () => expect(await queued()).toBe(0));
    await enqueue(ctx, slow.name, { nth: 4 });
    await soon(async () => expect(await queued()).toBe(0));
    expect(begun.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    await soon(() => expect(services.connections.lost()).toEqual([]));
    await working.stop();
  },
);

it('takes a client back once, whoever gives it back again', async () => {
  const kept = repeatLost(openPool(database.url, 1));
  await new Promise<void>((resolve, reject) => {
    kept.connect((error, _client, release) => {
      if (error) return reject(error);
      release();
      release();
      resolve();
    });
  });
  expect((await kept.query('select 1')).rowCount).toBe(1);
  await kept.end();
});
