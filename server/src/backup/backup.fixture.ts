import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { openClient } from '../platform/database/connection.ts';
import { keyColumns } from '../features/documents/store/sweep.queries.ts';
import { diskStore, type FileStore } from '../platform/files/files.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sweepFiles } from '../features/documents/store/sweep-files.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { makeLog } from '../platform/log.ts';
import { backUp, type BackupSource, fingerprintOf } from './back-up.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import type { RestoreTarget } from './restore.ts';

/** Folders and databases of one test file, gone with `end`. */
export type Stage = {
  folder(): string;
  store(): FileStore & { folder: string };
  filled(): Promise<TestDatabase>;
  empty(): Promise<TestDatabase>;
  end(): Promise<void>;
};

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await openClient(url);
  return work(client).finally(() => client.end());
};

export function openStage(): Stage {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
  const databases: TestDatabase[] = [];
  let folders = 0;
  const folder = () => path.join(home, String((folders += 1)));
  const keep = async (making: Promise<TestDatabase>): Promise<TestDatabase> => {
    const database = await making;
    databases.push(database);
    return database;
  };
  return {
    folder,
    filled: () => keep(createTestDatabase()),
    empty: () => keep(createEmptyDatabase()),
    store() {
      const own = folder();
      mkdirSync(own);
      return { ...diskStore(pathToFileURL(own).href), folder: own };
    },
    async end() {
      for (const database of databases) await database.drop();
      rmSync(home, { recursive: true });
    },
  };
}

const secret = { fingerprint: fingerprintOf(Buffer.alloc(32, 7)), file: null };
const common = { secret, productVersion: '1.0.0', log: () => undefined };

export const sourceOf = (databaseUrl: string, files: FileStore): BackupSource => ({
  ...common,
  databaseUrl,
  files,
  keyColumns,
});

export const targetOf = (databaseUrl: string, files: FileStore, replace = false): RestoreTarget => ({
  ...common,
  databaseUrl,
  files,
  replace,
});

/** Adds an account with a picture in the store; answers the picture's key. */
export const addAccount = async (url: string, files: FileStore, name: string, picture: Buffer): Promise<string> => {
  const key = await files.put(picture);
  await withClient(url, (client) =>
    client.query('insert into accounts (name, documents_logo_key) values ($1, $2)', [name, key]),
  );
  return key;
};

export const accountNames = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from accounts order by id');
    return rows.map(({ name }) => name);
  });

/** How many files are below a folder. */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/**
 * Backs a portal up with one account and its picture. While the first file is read, the account's row lets go of it, a
 * sweep without any retention runs and another account comes. Answers what was made and what that sweep removed.
 */
export const backUpMeanwhile = async (stage: Stage) => {
  const database = await stage.filled();
  const files = stage.store();
  const key = await addAccount(database.url, files, 'before', Buffer.from('picture'));
  const pool = openPool(database.url, 2);
  const db = openDatabase(pool);
  let removed: number | undefined;
  const meanwhile = async (): Promise<void> => {
    await withClient(database.url, (client) => client.query('update accounts set documents_logo_key = null'));
    const log = makeLog(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: files.folder }));
    const limits = { storedBefore: new Date(Date.now() + 60_000), retentionDays: 0 };
    removed = await sweepFiles({ db, log, services: { files } }, limits);
    await addAccount(database.url, files, 'meanwhile', Buffer.from('later'));
  };
  const watched = { ...files, openSized: async (name: string) => meanwhile().then(() => files.openSized(name)) };
  const folder = stage.folder();
  const made = await backUp(folder, sourceOf(database.url, watched));
  await pool.end();
  return { folder, key, made, removed };
};

/** Writes another manifest, as a program that makes backups would. */
export async function rewriteManifest(folder: string, change: (manifest: Manifest) => Manifest): Promise<void> {
  const manifest = change(await readManifest(folder));
  for (const name of ['manifest.json', 'manifest.sha256']) rmSync(path.join(folder, name));
  await writeManifest(folder, manifest);
}
