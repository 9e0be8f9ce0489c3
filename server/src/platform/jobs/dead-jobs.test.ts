import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase, openPool } from '../database/database.ts';
import { findDeadJobs, hasJob, retryDeadJobs } from './dead-jobs.queries.ts';
import { jobsCommand } from './jobs-command.ts';
import { migrateJobs } from './jobs.ts';
import { freeJobsOf } from './workers.queries.ts';

const instance = 77;
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url);
  pool = openPool(database.url, 2);
  db = openDatabase(pool);
});
beforeEach(() => pool.query('delete from graphile_worker._private_jobs'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const queued = async (columns: { attempts?: number; lastError?: string } = {}, payload: object = {}) => {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('tendering.pursue-tender', $1, max_attempts := 10)`,
    [payload],
  );
  const id = rows[0]?.id ?? '';
  await pool.query('update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1', [
    id,
    columns.attempts ?? 0,
    columns.lastError ?? null,
  ]);
  return id;
};

/** Begins a job, which counts as an attempt, and ends its process. */
const kill = async (id: string): Promise<void> => {
  await pool.query(`insert into worker_instances (worker_id, instance) values ('killed', $1)`, [instance]);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'killed', locked_at = now()
     where id = $1 and attempts < max_attempts`,
    [id],
  );
  await freeJobsOf(pool, [instance]);
};

const attemptsOf = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ attempts: number }>(
    'select attempts::int from graphile_worker._private_jobs where id = $1 and locked_by is null',
    [id],
  );
  return rows[0]?.attempts ?? -1;
};

it('a job whose process is killed does not lose the attempt', async () => {
  const id = await queued({ attempts: 9 });
  for (let kills = 0; kills < 12; kills += 1) await kill(id);
  expect(await attemptsOf(id)).toBe(9);
  expect(await findDeadJobs(db)).toEqual([]);
});

it('a job that ends its process each time is given up', async () => {
  const id = await queued();
  for (let kills = 0; kills < 20; kills += 1) await kill(id);
  expect(await attemptsOf(id)).toBe(0);
  for (let kills = 0; kills < 10; kills += 1) await kill(id);
  expect(await findDeadJobs(db)).toMatchObject([{ id, name: 'tendering.pursue-tender', attempts: 10 }]);
});

it('two servers that free the same job give one attempt back', async () => {
  const id = await queued({ attempts: 4 });
  await pool.query(`insert into worker_instances (worker_id, instance) values ('killed', $1)`, [instance]);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 5, locked_by = 'killed', locked_at = now() - interval '1 minute'
     where id = $1`,
    [id],
  );
  await Promise.all([freeJobsOf(pool, [instance]), freeJobsOf(pool, [instance])]);
  expect(await attemptsOf(id)).toBe(4);
});

it('jobs that were given up are listed with their reason, and done again when somebody says so', async () => {
  const [failed, killed, live] = [
    await queued({ attempts: 10, lastError: 'no such load\n  at x' }, { tender_id: 7 }),
    await queued({ attempts: 10 }, { tender_id: 8 }),
    await queued({ attempts: 9 }, { tender_id: 9 }),
  ];
  const lines = await jobsCommand(db, []);
  expect(lines).toHaveLength(2);
  expect(lines.find((line) => line.startsWith(failed))).toMatch(/{"tender_id":7} {2}10 attempts {2}no such load$/);
  expect(lines.find((line) => line.startsWith(killed))).toContain('its process was killed');
  expect(await jobsCommand(db, ['retry', failed])).toEqual(['1 jobs are done again']);
  expect((await findDeadJobs(db)).map(({ id }) => id)).toEqual([killed]);
  expect(await retryDeadJobs(db, null)).toBe(1);
  expect(await jobsCommand(db, [])).toEqual(['no job was given up']);
  expect(await attemptsOf(live)).toBe(9);
  await expect(jobsCommand(db, ['retry', '1; drop'])).rejects.toThrow('Usage');
});

it('a job that was killed for good counts as gone, one that failed does not', async () => {
  await queued({ attempts: 10 }, { tender_id: 1 });
  await queued({ attempts: 10, lastError: 'no' }, { tender_id: 2 });
  await queued({}, { tender_id: 3 });
  const has = async (tenderId: number) => {
    const query = sql<{
      has: boolean;
    }>`select ${hasJob('tendering.pursue-tender', 'tender_id', sql`${tenderId}`)} as has`;
    return (await query.execute(db)).rows[0]?.has;
  };
  expect([await has(1), await has(2), await has(3), await has(4)]).toEqual([false, true, true, false]);
});
