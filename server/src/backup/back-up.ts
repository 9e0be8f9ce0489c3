import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { FileStore } from '../platform/files/files.ts';
import { advisoryLocks } from '../platform/database/advisory-locks.ts';
import { openClient } from '../platform/database/connection.ts';
import { backUpFiles } from './back-up-files.ts';
import { copyOut } from './copy-protocol.ts';
import { connectedDatabaseId } from '../platform/database/database-id.queries.ts';
import { type Manifest, type Part, type TablePart, writeManifest } from './manifest.ts';
import { listMigrations, listSequences, listTables, serverVersion, type Table } from './tables.queries.ts';
import { writePart } from './write-part.ts';

/** The columns that name stored files. */
export type KeyColumns = readonly (readonly [table: string, column: string])[];

export type BackupSource = {
  databaseUrl: string;
  files: FileStore;
  keyColumns: KeyColumns;
  /** What the portal signs with, and the file that holds it where no environment variable does. */
  secret: { fingerprint: string; file: string | null };
  productVersion: string;
  log: (line: string) => void;
};

/** Distinguishes one secret from another without giving it away. */
export const fingerprintOf = (key: Uint8Array): string =>
  createHash('sha256').update('backup').update(key).digest('hex');

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const tableName = ({ schema, table }: Pick<Table, 'schema' | 'table'>) => `${quoted(schema)}.${quoted(table)}`;
export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');

async function backUpTable(client: pg.Client, folder: string, table: Table): Promise<TablePart> {
  const { content, rows } = copyOut(client, `copy ${tableName(table)} (${columnList(table.columns)}) to stdout`);
  const gzip = createGzip({ level: 1, chunkSize: 1 << 16 });
  const [part] = await Promise.all([
    writePart(folder, `tables/${table.schema}.${table.table}.copy.gz`, gzip),
    pipeline(content, gzip, { end: true }),
  ]);
  return { ...part, ...table, rows: await rows };
}

/** Writes the keys of all files that rows name to a file, one a line; answers how many. */
async function listKeys(client: pg.Client, keyColumns: KeyColumns, target: string): Promise<number> {
  // A database of an older program lacks columns of this one.
  const { rows: present } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const names = new Set(present.map(({ name }) => name));
  const known = keyColumns.filter(([table, column]) => names.has(`${table}.${column}`));
  const selects = known.map(
    ([table, column]) => `select ${quoted(column)} from ${quoted(table)} where ${quoted(column)} is not null`,
  );
  const { content, rows } = copyOut(client, `copy (${selects.join(' union ')}) to stdout`);
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return rows;
}

type DatabasePart = Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'postgresql' | 'made_at' | 'store_database'>;

/** Reads the whole database as it was at one instant, however long that takes and whatever is written meanwhile. */
async function backUpDatabase(client: pg.Client, folder: string, source: BackupSource, keysFile: string) {
  await client.query('begin transaction isolation level repeatable read, read only');
  const made_at = new Date().toISOString();
  const migrations = await listMigrations(client);
  const tables: TablePart[] = [];
  for (const table of await listTables(client)) tables.push(await backUpTable(client, folder, table));
  const keys = await listKeys(client, source.keyColumns, keysFile);
  const postgresql = await serverVersion(client);
  const store_database = await connectedDatabaseId(client);
  await client.query('commit');
  // Sequences are read last: a number that is too high leaves a gap, one that is too low would be given twice.
  const sequences = await listSequences(client);
  const part: DatabasePart = { made_at, migrations, tables, sequences, postgresql, store_database };
  return { part, keys };
}

async function backUpSecret(folder: string, file: string | null): Promise<Part | null> {
  if (!file) return null;
  return writePart(folder, 'secret-key', Readable.from([await readFile(file)]));
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: a backup needs a folder of its own`);
}

/** A connection without limits of time, which fails rather than leave out rows. */
export async function connectForBackup(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = await openClient(databaseUrl, { name });
  await client.query('set row_security = off');
  return client;
}

/**
 * Writes database, files and secret to a new folder, while the portal runs or not. The manifest comes last: a folder
 * without one is no backup. Answers the manifest.
 */
export async function backUp(folder: string, source: BackupSource): Promise<Manifest> {
  await prepareFolder(folder);
  const keysFile = path.join(folder, 'file-keys.draft');
  const client = await connectForBackup(source.databaseUrl, 'portal backup');
  try {
    // Taken before the snapshot: from then on no file is removed that the snapshot may name.
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.sweep]);
    const { part: database, keys } = await backUpDatabase(client, folder, source, keysFile);
    source.log(`${database.tables.length} tables read as of ${database.made_at}`);
    const { files, missing } = await backUpFiles(folder, keysFile, source.files);
    const count = files.reduce((sum, part) => sum + part.files, 0);
    if (count + missing.length !== keys) throw new Error(`${keys} files are named, and ${count} were read`);
    source.log(`${count} files read`);
    await rm(keysFile);
    const manifest: Manifest = {
      format: 1,
      product: { name: 'freight-portal', version: source.productVersion },
      ...database,
      files,
      missing_files: missing,
      secret: { part: await backUpSecret(folder, source.secret.file), fingerprint: source.secret.fingerprint },
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}
