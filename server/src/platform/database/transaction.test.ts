import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type OpenCtx, type Services, systemContext } from '../context.ts';
import { publish } from '../realtime/realtime.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { afterCommit, withSavepoint, withTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
/** What sockets were sent, each with the rows that everybody could see then. */
let sent: { event: string; seen: Promise<string[]> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 3);
  db = openDatabase(pool);
  await pool.query('create table written (name text not null)');
});
beforeEach(async () => {
  sent = [];
  await pool.query('truncate written');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const written = async (): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from written order by name')).rows.map(({ name }) => name);

const ctx = () => {
  const realtime = { toLoad: (_id: number, event: string) => void sent.push({ event, seen: written() }) };
  return systemContext({ db, realtime } as unknown as Services, 'test');
};
const write = (tx: OpenCtx, name: string) => sql`insert into written (name) values (${name})`.execute(tx.db);
const inform = (tx: OpenCtx) => publish(tx, 1, 'load-changed', { load_id: 1, status: 'quoted' });

it('sockets are informed after the commit, when everybody sees the rows', async () => {
  await withTransaction(ctx(), async (tx) => {
    await write(tx, 'row');
    inform(tx);
    await write(tx, 'later');
    expect(sent).toEqual([]);
  });
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.seen).toEqual(['later', 'row']);
});

it('of what was taken back nobody is informed', async () => {
  const failing = withTransaction(ctx(), async (tx) => {
    await write(tx, 'row');
    inform(tx);
    throw new Error('on second thought');
  });
  await expect(failing).rejects.toThrow('on second thought');
  expect([sent, await written()]).toEqual([[], []]);
});

it('a part that fails is taken back alone, with what it registered for after the commit', async () => {
  const done: string[] = [];
  await withTransaction(ctx(), async (tx) => {
    await write(tx, 'before');
    afterCommit(tx, () => void done.push('before'));
    const part = withSavepoint(tx, async (inner) => {
      await write(inner, 'part');
      afterCommit(inner, () => void done.push('part'));
      inform(inner);
      throw new Error('part failed');
    });
    await expect(part).rejects.toThrow('part failed');
    await write(tx, 'after');
    afterCommit(tx, () => void done.push('after'));
  });
  expect([await written(), done, sent]).toEqual([['after', 'before'], ['before', 'after'], []]);
});

it('a part that fails in the database is taken back too, and the rest goes on', async () => {
  await withTransaction(ctx(), async (tx) => {
    await write(tx, 'before');
    const part = withSavepoint(tx, (inner) => sql`insert into written (name) values (null)`.execute(inner.db));
    await expect(part).rejects.toThrow('null value');
    await write(tx, 'after');
  });
  expect(await written()).toEqual(['after', 'before']);
});

it('a part that succeeds stays with the rest, one within another too', async () => {
  await withTransaction(ctx(), (tx) =>
    withSavepoint(tx, async (outer) => {
      await write(outer, 'outer');
      await withSavepoint(outer, (inner) => write(inner, 'inner'));
      await expect(withSavepoint(outer, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }),
  );
  expect(await written()).toEqual(['inner', 'outer']);
});

it.each([
  ['a deadlock', '40P01'],
  ['a conflict of serializable transactions', '40001'],
])('%s is tried again, and what the lost try registered is forgotten', async (_, code) => {
  let tries = 0;
  const done: number[] = [];
  await withTransaction(ctx(), async (tx) => {
    tries += 1;
    const current = tries;
    await write(tx, `try ${current}`);
    afterCommit(tx, () => void done.push(current));
    if (current === 1)
      await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`).execute(tx.db);
  });
  expect([await written(), done]).toEqual([['try 2'], [2]]);
});

it('work that fails for any other reason is not tried again', async () => {
  let tries = 0;
  const failing = withTransaction(ctx(), async (tx) => {
    tries += 1;
    await sql`insert into written (name) values (null)`.execute(tx.db);
  });
  await expect(failing).rejects.toMatchObject({ code: '23502' });
  expect(tries).toBe(1);
});
