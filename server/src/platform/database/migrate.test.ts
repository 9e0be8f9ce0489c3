import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { knownMigrations, migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-migrations-'));
const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('migrations', () => {
  it('have nothing left to do on a database made from the template', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it('run once when servers start together, in the order of their names', async () => {
    write('9001-cups.sql', 'create table cups (id int)');
    write('9002-saucers.sql', 'alter table cups add saucer int');
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
    expect(ran.flat().toSorted()).toEqual(['9001-cups.sql', '9002-saucers.sql']);
  });

  it('leave nothing of a file that fails', async () => {
    write('9003-broken.sql', 'create table spoons (id int); select 1/0');
    await expect(migrate(database.url, folder)).rejects.toThrow(/9003-broken.sql failed: division by zero/);
    expect((await client.query("select to_regclass('spoons') as spoons")).rows).toEqual([{ spoons: null }]);
    rmSync(path.join(folder, '9003-broken.sql'));
  });

  it.each([
    ['0180-', 'pg_trgm'],
    ['0362-', 'btree_gin'],
  ])('say how a missing extension is made, to who may not make it: %s', async (number, extension) => {
    const known = (await knownMigrations()).find(({ name }) => name.startsWith(number));
    await client.query('begin');
    await client.query(`drop extension ${extension} cascade`);
    await client.query('create role has_no_rights');
    await client.query('set local role has_no_rights');
    await expect(client.query(known?.sql ?? '')).rejects.toThrow(`a superuser run "create extension ${extension}"`);
    await client.query('rollback');
  });

  it('refuse a file that was changed after it had run, and a name without a number', async () => {
    write('9002-saucers.sql', 'alter table cups add other int');
    await expect(migrate(database.url, folder)).rejects.toThrow(/9002-saucers.sql was changed/);
    write('later.sql', 'select 1');
    await expect(migrate(database.url, folder)).rejects.toThrow(/later.sql is not named/);
  });
});
