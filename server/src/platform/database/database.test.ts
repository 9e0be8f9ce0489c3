import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../testing/faults/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openPool } from './database.ts';
import { databaseTrouble } from './database-trouble.ts';

const statementLimitMs = 1000;
let database: TestDatabase;
let proxy: FaultProxy;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
  pool = openPool(proxy.url, 2, { statementLimitMs });
});
afterEach(() => proxy.set('passing'));
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await database.drop();
});

const troubleOf = (work: Promise<unknown>) => work.then(() => 'none', databaseTrouble);

it('is used again after the link to the database was silent', async () => {
  const clients = [await pool.connect(), await pool.connect()];
  proxy.set('silent');
  const held = clients.map((client) => troubleOf(client.query('select 1').finally(() => client.release())));
  expect(await Promise.all(held)).toEqual(['unavailable', 'unavailable']);
  proxy.set('passing');
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
});

it('outlives the end of connections that are in use', async () => {
  const lent = [await pool.connect(), await pool.connect()];
  const ended = lent.map((client) => new Promise<void>((resolve) => client.on('end', resolve)));
  proxy.set('refusing');
  await Promise.all(ended);
  for (const client of lent) expect(await troubleOf(client.query('select 1'))).toBe('unavailable');
  for (const client of lent) client.release();
  expect(await troubleOf(pool.query('select 1'))).toBe('unavailable');
  proxy.set('passing');
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
});

it('waits for a lock no longer than for a statement, and says that it was the lock', async () => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table accounts');
  const refused = await pool.query('select 1 from accounts').catch((error: unknown) => error);
  await holder.query('rollback');
  holder.release();
  expect(refused).toMatchObject({ code: '55P03' });
});
