import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Services, systemContext } from '../context.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { plannedEachTime, queryByName, statementNames } from './named-statements.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, whose prepared statements are looked at.
  pool = openPool(database.url, 1);
  db = openDatabase(pool);
});
beforeEach(async () => {
  await pool.query('drop table if exists written');
  await pool.query('create table written (id integer not null, name text not null)');
  await pool.query("insert into written values (1, 'one'), (2, 'two')");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const preparedLike = async (text: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>({
    text: 'select count(*) from pg_prepared_statements where strpos(statement, $1) > 0',
    values: [text],
  });
  return rows[0]?.count ?? 0;
};
const written = (id: number) => sql<object>`select * from written where id = ${id}`.execute(db);
const often = async (say: () => Promise<unknown>) => {
  for (let time = 0; time < 5; time += 1) await say();
};

it('is planned once a connection after it was said often', async () => {
  await sql`select ${'seldom'}::text as seldom_said`.execute(db);
  await often(() => sql`select ${'often'}::text as often_said`.execute(db));
  await often(() => sql`${plannedEachTime} select ${'often'}::text as planned_each_time`.execute(db));
  await often(() => sql`select 1 as without_values`.execute(db));
  const texts = ['seldom_said', 'often_said', 'planned_each_time', 'without_values'];
  expect(await Promise.all(texts.map(preparedLike))).toEqual([0, 1, 0, 0]);
});

it('answers in the columns a table has since another server changed it', async () => {
  await often(() => written(1));
  await pool.query("alter table written add column color text not null default 'red'");
  expect((await written(2)).rows).toEqual([{ id: 2, name: 'two', color: 'red' }]);
  expect((await written(1)).rows).toEqual([{ id: 1, name: 'one', color: 'red' }]);
});

it('a transaction that meets such a change begins again', async () => {
  await often(() => written(1));
  await pool.query('alter table written add column color text');
  let tries = 0;
  const ctx = systemContext({ db } as unknown as Services, 'test');
  await withTransaction(ctx, async (tx) => {
    tries += 1;
    await sql`update written set name = name || '+' where id = ${2}`.execute(tx.db);
    await sql`select * from written where id = ${1}`.execute(tx.db);
  });
  expect([tries, (await written(2)).rows]).toEqual([2, [{ id: 2, name: 'two+', color: null }]]);
});

it('names no more statements than it may', async () => {
  const names = statementNames(3);
  const client = await pool.connect();
  for (let one = 0; one < 5; one += 1)
    await often(() => queryByName(client, { text: `select $1::integer as limited_${one}`, values: [one] }, names));
  client.release();
  expect(await preparedLike('as limited_')).toBe(3);
});
