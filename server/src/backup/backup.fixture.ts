import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { openClient } from '../platform/database/connection.ts';
import { keyColumns } from '../features/documents/store/sweep.queries.ts';
import { diskStore, type FileStore } from '../platform/files/files.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type BackupSource, fingerprintOf } from './back-up.ts';
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
