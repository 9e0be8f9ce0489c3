import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { knownMigrations, migrate } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { backUp } from './back-up.ts';
import {
  accountNames,
  addAccount,
  openStage,
  rewriteManifest,
  sourceOf,
  targetOf,
  withClient,
} from './backup.fixture.ts';
import { restore } from './restore.ts';

const stage = openStage();
afterAll(stage.end);

it('leaves a database as it was where it fails midway', async () => {
  const target = await stage.filled();
  const files = stage.store();
  await addAccount(target.url, files, 'of before', Buffer.from('x'));
  const folder = stage.folder();
  await backUp(folder, sourceOf((await stage.filled()).url, stage.store()));
  const oneMore = (rows: number, table: string) => (table === 'users' ? rows + 1 : rows);
  await rewriteManifest(folder, (manifest) => ({
    ...manifest,
    tables: manifest.tables.map((part) => ({ ...part, rows: oneMore(part.rows, part.table) })),
  }));
  await expect(restore(folder, targetOf(target.url, files, true))).rejects.toThrow(/rows instead of/);
  expect(await accountNames(target.url)).toEqual(['of before']);
});

it('brings a backup of an older schema to the newest', async () => {
  const [older, target] = [await stage.empty(), await stage.empty()];
  const all = await knownMigrations();
  const folderOfOld = stage.folder();
  cpSync(path.join(import.meta.dirname, '../migrations'), folderOfOld, { recursive: true });
  const newer = readdirSync(folderOfOld).filter((name) => name > '0020');
  for (const name of newer) rmSync(path.join(folderOfOld, name), { recursive: true });
  mkdirSync(path.join(folderOfOld, 'functions'));
  await migrate(older.url, folderOfOld);
  await migrateJobs(older.url);
  await withClient(older.url, (client) => client.query(`insert into accounts (name) values ('of last year')`));

  const folder = stage.folder();
  await backUp(folder, sourceOf(older.url, stage.store()));
  await restore(folder, targetOf(target.url, stage.store()));
  expect(await accountNames(target.url)).toEqual(['of last year']);
  const { rows } = await withClient(target.url, (client) =>
    client.query('select name from schema_migrations order by 1'),
  );
  expect(rows).toEqual(all.map(({ name }) => ({ name })));
});
