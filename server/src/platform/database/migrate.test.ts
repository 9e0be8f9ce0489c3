import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from './connection.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from '../../testing/schema-of.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { knownMigrations, migrate, migrateWithin } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-migrations-'));
mkdirSync(path.join(folder, 'functions'));
const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

beforeAll(async () => {
  database = await createTestDatabase();
  client = await openClient(database.url);
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
    write('20260101-0900-cups.sql', 'create table cups (id int)');
    write('20260102-0900-saucers.sql', 'alter table cups add saucer int');
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
    expect(ran.flat().toSorted()).toEqual(['20260101-0900-cups.sql', '20260102-0900-saucers.sql']);
  });

  it('leave nothing of a file that fails', async () => {
    write('20260103-0900-broken.sql', 'create table spoons (id int); select 1/0');
    await expect(migrate(database.url, folder)).rejects.toThrow(/20260103-0900-broken.sql failed: division by zero/);
    expect((await client.query("select to_regclass('spoons') as spoons")).rows).toEqual([{ spoons: null }]);
    rmSync(path.join(folder, '20260103-0900-broken.sql'));
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

  it('refuse a file that was changed after it had run, and a name without a time', async () => {
    write('20260102-0900-saucers.sql', 'alter table cups add other int');
    await expect(migrate(database.url, folder)).rejects.toThrow(/20260102-0900-saucers.sql was changed/);
    write('later.sql', 'select 1');
    await expect(migrate(database.url, folder)).rejects.toThrow(/later.sql is not named/);
    rmSync(path.join(folder, 'later.sql'));
    write('20260102-0900-saucers.sql', 'alter table cups add saucer int');
  });
});

describe('a redefined function', () => {
  const size = async () => (await client.query<{ size: number }>('select cup_size() as size')).rows[0]?.size;
  const define = (asOf: string, returned: number) =>
    write(
      'functions/cup-size.sql',
      `-- as of ${asOf}\ncreate or replace function cup_size() returns int language sql as 'select ${returned}';\n`,
    );

  it('is applied after the migrations, once when servers start together, and again when its text changes', async () => {
    define('20260101-0900', 1);
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
    expect(ran.flat()).toEqual(['functions/cup-size.sql']);
    expect(await size()).toBe(1);
    define('20260102-0900', 2);
    expect(await migrate(database.url, folder)).toEqual(['functions/cup-size.sql']);
    expect(await size()).toBe(2);
  });

  it('stays as a newer version has defined it, and is named with the migrations that are unknown', async () => {
    define('20260101-0900', 1);
    rmSync(path.join(folder, '20260102-0900-saucers.sql'));
    const newer: string[] = [];
    expect(await migrate(database.url, folder, (names) => newer.push(...names))).toEqual([]);
    expect(await size()).toBe(2);
    expect(newer).toEqual(expect.arrayContaining(['20260102-0900-saucers.sql', 'functions/cup-size.sql']));
    expect(newer).not.toContain('20260101-0900-cups.sql');
    write('20260102-0900-saucers.sql', 'alter table cups add saucer int');
  });

  it('is refused with another text of the same time, and without a time', async () => {
    define('20260102-0900', 3);
    await expect(migrate(database.url, folder)).rejects.toThrow(/cup-size.sql was changed after it had run/);
    write('functions/cup-size.sql', 'select 1');
    await expect(migrate(database.url, folder)).rejects.toThrow(/cup-size.sql does not begin with "-- as of/);
  });
});

describe('the schema', () => {
  /** In the order in which the migrations came to this branch, as far back as the clone knows; the newest files last. */
  const inOrderOfLanding = (names: readonly string[]): string[] => {
    const log = ['log', '--reverse', '--diff-filter=AR', '--format=', '--name-only', '--relative', '--', '.'];
    const cwd = path.join(import.meta.dirname, '../../migrations');
    const landed = new Set(execFileSync('git', log, { cwd, encoding: 'utf8' }).split('\n'));
    return [...landed, ...names.filter((name) => !landed.has(name))].filter((name) => names.includes(name));
  };

  const build = async (names: readonly string[]): Promise<string[]> => {
    const empty = await createEmptyDatabase();
    const known = new Map((await knownMigrations()).map((migration) => [migration.name, migration]));
    const builder = await openClient(empty.url);
    for (const name of names) {
      await builder.query('begin');
      await migrateWithin(
        builder,
        [known.get(name)].flatMap((migration) => migration ?? []),
      );
      await builder.query('commit');
    }
    await builder.end();
    await migrate(empty.url);
    return schemaOf(empty.url).finally(() => empty.drop());
  };

  it('is the same for migrations in the order of their names and in the order in which they landed', async () => {
    const names = (await knownMigrations()).map(({ name }) => name);
    expect(await build(inOrderOfLanding(names))).toEqual(await build(names));
  });
});
