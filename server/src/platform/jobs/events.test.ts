import { event } from '@portal/contract/events/event.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Services, systemContext } from '../context.ts';
import { type Database, openDatabase, openPool } from '../database/database.ts';
import { emit, jobRegistry, listener } from './events.ts';
import { job, migrateJobs } from './jobs.ts';

const opened = event('door.opened', z.object({ door_id: z.int() }));
const shut = event('door.shut', z.object({ door_id: z.int() }));
const done = async () => undefined;
const ring = listener(opened, 'bell.ring', done);
const greet = { ...listener(opened, 'host.greet', done), maxAttempts: 3 };
const lock = { ...listener(shut, 'key.lock', done), maxAttempts: 4 };
const jobs = jobRegistry({ jobs: [], listeners: [ring, greet, lock], events: [opened, shut] });

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url);
  pool = openPool(database.url, 2);
  db = openDatabase(pool);
});
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ctx = () => systemContext({ db, jobs } as Services, 'test');

type Queued = { name: string; payload: object; attempts: number };
const queued = async (): Promise<Queued[]> => {
  const { rows } = await sql<Queued>`select t.identifier as name, j.payload, j.max_attempts::int as attempts
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    order by j.id`.execute(db);
  return rows;
};

const dispatch = async (payload: object): Promise<void> => {
  const dispatcher = jobs.all.find(({ name }) => name === 'platform.dispatch-event');
  await dispatcher?.run(ctx(), payload as never);
};

it('writes one row however many listen, and a job for each of them once it is dispatched', async () => {
  await emit(ctx(), opened, { door_id: 7 });
  const [only, ...others] = await queued();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ name: 'platform.dispatch-event', payload: { event: 'door.opened' } });
  await dispatch(only?.payload ?? {});
  expect((await queued()).slice(1)).toEqual([
    { name: 'bell.ring', payload: { door_id: 7 }, attempts: 10 },
    { name: 'host.greet', payload: { door_id: 7 }, attempts: 3 },
  ]);
});

it('does not start a job twice when a dispatch is repeated', async () => {
  await emit(ctx(), opened, { door_id: 7 });
  const [only] = await queued();
  await dispatch(only?.payload ?? {});
  await dispatch(only?.payload ?? {});
  expect((await queued()).map(({ name }) => name)).toEqual(['platform.dispatch-event', 'bell.ring', 'host.greet']);
});

it('starts a job for each time something happens', async () => {
  await emit(ctx(), opened, { door_id: 7 });
  await emit(ctx(), opened, { door_id: 7 });
  for (const { payload } of await queued()) await dispatch(payload);
  expect((await queued()).filter(({ name }) => name === 'bell.ring')).toHaveLength(2);
});

it('starts the job of a single listener without a detour', async () => {
  await emit(ctx(), shut, { door_id: 7 });
  expect(await queued()).toEqual([{ name: 'key.lock', payload: { door_id: 7 }, attempts: 4 }]);
});

it('keeps what a payload declares and nothing else, and refuses what does not fit', async () => {
  await emit(ctx(), shut, { door_id: 7, secret: 'x' } as { door_id: number });
  expect((await queued())[0]?.payload).toEqual({ door_id: 7 });
  await expect(emit(ctx(), shut, { door_id: 'seven' } as never)).rejects.toThrow('expected number');
});

it('takes an event that nobody listens to any more as done', async () => {
  await dispatch({ id: 'x', event: 'door.painted', payload: {} });
  expect(await queued()).toEqual([]);
});

it('is gone with the transaction it was emitted in', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await emit({ ...ctx(), db: tx }, opened, { door_id: 7 });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await queued()).toEqual([]);
});

it('refuses two jobs or two events of one name, and a listener to an event nobody declares', () => {
  expect(() => jobRegistry({ jobs: [job('bell.ring', done)], listeners: [ring], events: [opened] })).toThrow(
    'two jobs are called bell.ring',
  );
  expect(() => jobRegistry({ jobs: [], listeners: [], events: [opened, opened] })).toThrow(
    'two events are called door.opened',
  );
  expect(() => jobRegistry({ jobs: [], listeners: [ring], events: [shut] })).toThrow('which no feature declares');
});
