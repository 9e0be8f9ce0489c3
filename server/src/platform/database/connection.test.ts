import { randomBytes } from 'node:crypto';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBody } from '../../features/loads/load-body.fixture.ts';
import { startLendingPooler } from '../../testing/faults/lending-pooler.ts';
import { callAgain } from '../../testing/call-again.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openClient } from './connection.ts';
import { connectionFault } from './connection-fault.ts';
import { openPool } from './database.ts';
import { migrate } from './migrate.ts';

/** What an operator's role may be set to. */
const odd = {
  timezone: 'America/Mexico_City',
  datestyle: 'SQL, DMY',
  intervalstyle: 'iso_8601',
  default_transaction_isolation: 'serializable',
  extra_float_digits: '-5',
  bytea_output: 'escape',
  standard_conforming_strings: 'off',
  statement_timeout: '250ms',
  idle_session_timeout: '1s',
};
const role = `odd_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
let url: URL;

const administer = async (...statements: string[]) => {
  const client = await openClient(database.url);
  for (const statement of statements) await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  database = await createTestDatabase();
  url = new URL(database.url);
  url.username = role;
  url.searchParams.set('options', '-c timezone=Asia/Tokyo -c datestyle=German -c search_path=aside,public');
  const settings = Object.entries(odd).map(([name, value]) => `alter role ${role} set ${name} = '${value}'`);
  await administer(`create role ${role} login superuser`, ...settings);
});
afterAll(async () => {
  await administer(`reassign owned by ${role} to current_user`, `drop owned by ${role}`, `drop role ${role}`);
  await database.drop();
});

describe('a connection', () => {
  it('means and writes the same whatever role, address and server say', async () => {
    const pool = openPool(url.href, 1);
    const { rows } = await pool.query(
      `select timestamptz '2026-03-01 23:30:00.5+00' as at, date '2026-02-03' as day, '\\x41'::bytea as bytes,
         interval '1 day 90 minutes' as span, 0.1::float8 + 0.2 as sum, current_setting('transaction_isolation') as level,
         current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_session_timeout') as idle, current_schema() as schema`,
    );
    await pool.end();
    expect(rows).toEqual([
      {
        at: '2026-03-01T23:30:00.5Z',
        day: '2026-02-03',
        bytes: Buffer.from('A'),
        span: expect.objectContaining({ days: 1, hours: 1, minutes: 30 }),
        sum: 0.1 + 0.2,
        level: 'read committed',
        statement: '5s',
        lock: '4s',
        idle: '0',
        schema: 'public',
      },
    ]);
  });

  it('has no limits of time where none are wanted', async () => {
    const client = await openClient(url.href);
    const { rows } = await client.query(
      `select current_setting('statement_timeout') as statement, current_setting('timezone') as zone`,
    );
    await client.end();
    expect(rows).toEqual([{ statement: '0', zone: 'UTC' }]);
  });

  it('gives no instant that is not in UTC', async () => {
    const pool = openPool(url.href, 1);
    await expect(pool.query(`set timezone = 'Asia/Tokyo'`).then(() => pool.query('select now()'))).rejects.toThrow(
      /not in UTC/,
    );
    await pool.end();
  });
});

describe('the start is refused', () => {
  it('where a pooler lends its connections for a transaction', async () => {
    const pooler = await startLendingPooler(database.url);
    await expect(migrate(pooler.url)).rejects.toThrow(/lends its connections.*pool_mode = session/);
    pooler.close();
    expect(await connectionFault(url.href)).toBeNull();
  });

  it('where the tables lie in another schema, and where there is no public one', async () => {
    await administer('create schema aside', 'alter table schema_migrations set schema aside');
    expect((await connectionFault(url.href))?.message).toMatch(/lie in the schema aside/);
    await administer('alter table aside.schema_migrations set schema public');
    expect(await connectionFault(url.href)).toBeNull();
    await administer('alter schema public rename to hidden');
    expect((await connectionFault(url.href))?.message).toMatch(/no schema public/);
    await administer('alter schema hidden rename to public', 'drop schema aside');
  });
});

it('answers calls and does jobs for a role whose settings are all others', async () => {
  const app = await startTestApp({}, { databaseUrl: url.href });
  try {
    const { token } = await makeShipper(app);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => callAgain(app)(loads.create, { body: loadBody(), token })),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    for (const list of ['users', 'claims', 'notifications', 'loads']) {
      const { status } = await fetch(`${app.url}/api/${list}`, { headers: { authorization: `Bearer ${token}` } });
      expect([list, status]).toEqual([list, 200]);
    }
    const { body } = made[0] as (typeof made)[0];
    expect(Math.abs(Date.parse(body.created_at) - Date.now())).toBeLessThan(600_000);
    const openRounds = async () => {
      const { rows } = await app.services.pool.query('select id from quote_rounds where closed_at is null');
      return rows.length;
    };
    await expect.poll(openRounds).toBe(0);
  } finally {
    await app.stop();
  }
});
