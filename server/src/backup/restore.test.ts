import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openClient } from '../platform/database/connection.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import {
  accountNames,
  addAccount,
  countFiles,
  openStage,
  rewriteManifest,
  sourceOf,
  targetOf,
  withClient,
} from './backup.fixture.ts';
import type { Manifest } from './manifest.ts';
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

  let target: TestDatabase;
  let files: ReturnType<typeof stage.store>;
  beforeAll(async () => {
    [target, files] = [await stage.empty(), stage.store()];
  });

  it.each(refused)('%s, before anything is written', async (_what, spoil, reason) => {
    const folder = copyOfBackup();
    await spoil(folder);
    await expect(restore(folder, targetOf(target.url, files))).rejects.toThrow(reason);
    expect(await withClient(target.url, countPortalTables)).toBe(0);
    expect(countFiles(files.folder)).toBe(0);
  });

  it('a database that a server works on', async () => {
    const used = await stage.filled();
    const server = await openClient(used.url, { name: 'portal server' });
    await expect(restore(made, targetOf(used.url, stage.store(), true))).rejects.toThrow(/in use.*portal server/);
    await server.end();
  });
});

describe('a restore into a database that holds something', patient, () => {
  let target: TestDatabase;
  let files: ReturnType<typeof stage.store>;
  beforeAll(async () => {
    [target, files] = [await stage.filled(), stage.store()];
    await addAccount(target.url, files, 'of before', Buffer.from('x'));
  });

  it('is refused, and puts the backup in its place where the caller wants it replaced', async () => {
    await expect(restore(made, targetOf(target.url, files))).rejects.toThrow(/not empty.*--replace/);
    expect(await accountNames(target.url)).toEqual(['of before']);
    const said: string[] = [];
    const secret = { fingerprint: 'b'.repeat(64), file: null };
    await restore(made, { ...targetOf(target.url, files, true), secret, log: (line) => void said.push(line) });
    expect(await accountNames(target.url)).toEqual(['of the backup']);
    // The secret is kept elsewhere than in a file.
    expect(said.join('\n')).toMatch(/SECRET_KEY is not the one of the backup/);
  });

  it('makes every index, key and trigger again as the migrations made them', async () => {
    expect(await schemaOf(target.url)).toEqual(await schemaOf((await stage.filled()).url));
  });
});
