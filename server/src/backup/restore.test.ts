import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openClient } from '../platform/database/connection.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownMigrations, migrate } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { backUp } from './back-up.ts';
import { accountNames, addAccount, countFiles, openStage, sourceOf, targetOf, withClient } from './backup.fixture.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { countPortalTables } from './tables.queries.ts';

// A restore makes a whole schema, which a busy disk may take its time for.
const patient = { timeout: 90_000 };

const stage = openStage();
let made: string;
beforeAll(async () => {
  const database = await stage.filled();
  const files = stage.store();
  await addAccount(database.url, files, 'of the backup', Buffer.from('picture'));
  made = stage.folder();
  await backUp(made, sourceOf(database.url, files));
});
afterAll(stage.end);

/** A copy of the backup, to be spoiled. */
const copyOfBackup = () => {
  const folder = stage.folder();
  cpSync(made, folder, { recursive: true });
  return folder;
};

/** Writes another manifest, as a program that makes backups would. */
async function rewriteManifest(folder: string, change: (manifest: Manifest) => Manifest) {
  const manifest = change(await readManifest(folder));
  for (const name of ['manifest.json', 'manifest.sha256']) rmSync(path.join(folder, name));
  await writeManifest(folder, manifest);
}

const withMigration = (name: string, checksum: string) => (manifest: Manifest) => ({
  ...manifest,
  migrations: [...manifest.migrations.filter((migration) => migration.name !== name), { name, checksum }],
});

const flipByte = (file: string) => {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
};

describe('a restore refuses', patient, () => {
  const accounts = (folder: string) => path.join(folder, 'tables/public.accounts.copy.gz');
  const archive = (folder: string) => path.join(folder, 'files/00001.tar');
  const refused: [string, (folder: string) => unknown, RegExp][] = [
    ['a table with one bit changed', (folder) => flipByte(accounts(folder)), /damaged: tables.*checksum/],
    ['files with one bit changed', (folder) => flipByte(archive(folder)), /damaged: files.*checksum/],
    ['files cut short', (folder) => truncateSync(archive(folder), 600), /damaged: files.*600 bytes/],
    ['a table that is missing', (folder) => rmSync(accounts(folder)), /damaged: tables.*missing/],
    ['a changed manifest', (folder) => flipByte(path.join(folder, 'manifest.json')), /damaged: manifest.json/],
    ['a backup that was not finished', (folder) => rmSync(path.join(folder, 'manifest.json')), /no complete backup/],
    [
      'a newer schema',
      (folder) => rewriteManifest(folder, withMigration('9999-of-tomorrow.sql', 'a'.repeat(64))),
      /newer version .*9999-of-tomorrow.sql/,
    ],
    [
      'a schema of another program',
      (folder) => rewriteManifest(folder, withMigration('0001-access.sql', 'a'.repeat(64))),
      /another 0001-access.sql/,
    ],
  ];

  it.each(refused)('%s, before anything is written', async (_what, spoil, reason) => {
    const target = await stage.empty();
    const files = stage.store();
    const folder = copyOfBackup();
    await spoil(folder);
    await expect(restore(folder, targetOf(target.url, files))).rejects.toThrow(reason);
    expect(await withClient(target.url, countPortalTables)).toBe(0);
    expect(countFiles(files.folder)).toBe(0);
  });

  it('a database that holds something, unless the caller wants it replaced', async () => {
    const target = await stage.filled();
    const files = stage.store();
    await addAccount(target.url, files, 'of before', Buffer.from('x'));
    await expect(restore(made, targetOf(target.url, files))).rejects.toThrow(/not empty.*--replace/);
    expect(await accountNames(target.url)).toEqual(['of before']);
    await restore(made, targetOf(target.url, files, true));
    expect(await accountNames(target.url)).toEqual(['of the backup']);
  });

  it('a database that a server works on', async () => {
    const target = await stage.filled();
    const server = await openClient(target.url, { name: 'portal server' });
    await expect(restore(made, targetOf(target.url, stage.store(), true))).rejects.toThrow(/in use.*portal server/);
    await server.end();
  });
});

it('leaves a database as it was where it fails midway', patient, async () => {
  const target = await stage.filled();
  const files = stage.store();
  await addAccount(target.url, files, 'of before', Buffer.from('x'));
  const folder = copyOfBackup();
  const oneMore = (rows: number, table: string) => (table === 'users' ? rows + 1 : rows);
  await rewriteManifest(folder, (manifest) => ({
    ...manifest,
    tables: manifest.tables.map((part) => ({ ...part, rows: oneMore(part.rows, part.table) })),
  }));
  await expect(restore(folder, targetOf(target.url, files, true))).rejects.toThrow(/rows instead of/);
  expect(await accountNames(target.url)).toEqual(['of before']);
});

it('brings a backup of an older schema to the newest', patient, async () => {
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

it('makes every index, key and trigger again as the migrations made them', patient, async () => {
  const [migrated, target] = [await stage.filled(), await stage.empty()];
  await restore(made, targetOf(target.url, stage.store()));
  expect(await schemaOf(target.url)).toEqual(await schemaOf(migrated.url));
});
