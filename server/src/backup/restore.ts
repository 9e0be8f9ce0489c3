import { createReadStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { connectedDatabaseId } from '../platform/database/database-id.queries.ts';
import { knownMigrations, migrate, type Migration, migrateWithin } from '../platform/database/migrate.ts';
import type { FileStore } from '../platform/files/files.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { columnList, connectForBackup } from './back-up.ts';
import { copyIn } from './copy-protocol.ts';
import { type Manifest, readManifest, type TablePart, verifyParts, writeDurably } from './manifest.ts';
import { restoreFiles } from './restore-files.ts';
import {
  countPortalTables,
  dropPortalSchema,
  emptyTables,
  freeJobs,
  listRebuilds,
  listTables,
  otherSessions,
  setSequences,
  setTriggers,
} from './tables.queries.ts';

export type RestoreTarget = {
  databaseUrl: string;
  files: FileStore;
  secret: { fingerprint: string; file: string | null };
  /** Whether a database that holds something is replaced, by the operator's own word. */
  replace: boolean;
  productVersion: string;
  log: (line: string) => void;
};

/** The migrations a backup was made with. Throws where this version does not know one, or knows another of its name. */
async function migrationsOf(manifest: Manifest, productVersion: string): Promise<Migration[]> {
  const known = new Map((await knownMigrations()).map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (!migration) {
      throw new Error(
        `The backup was made by a newer version (${manifest.product.version}; this is ${productVersion}): ` +
          `its schema has ${name}, which this version does not know. Restore it with that version or a newer one`,
      );
    }
    if (migration.checksum !== checksum)
      throw new Error(`The backup was made with another ${name} than this version has, so its schema cannot be made`);
    return migration;
  });
}

/** Throws where the database is in use, or holds something that nobody said may go. */
async function refuseTarget(client: pg.Client, { replace }: RestoreTarget): Promise<void> {
  const others = await otherSessions(client);
  if (others.length > 0) {
    const names = [...new Set(others)].join(', ');
    throw new Error(`The database is in use by ${others.length} connections (${names}): stop the portal first`);
  }
  const tables = await countPortalTables(client);
  if (tables > 0 && !replace) {
    throw new Error(
      `The database is not empty: it has ${tables} tables. Restore into an empty one, or say --replace to lose what it holds`,
    );
  }
}

async function restoreTable(client: pg.Client, folder: string, part: TablePart): Promise<void> {
  const content = createGunzip({ chunkSize: 1 << 16 });
  // A part that cannot be read ends the content with the reason, and the COPY with it.
  pipeline(createReadStream(path.join(folder, part.path)), content).catch(() => undefined);
  // The table was emptied in this transaction: its rows need no later visit to be marked as old.
  const text = `copy "${part.schema}"."${part.table}" (${columnList(part.columns)}) from stdin with (freeze true)`;
  const rows = await copyIn(client, text, content);
  if (rows !== part.rows) throw new Error(`${part.path} has ${rows} rows instead of ${part.rows}`);
}

/** Throws where a table of the backup, or a column of one, does not exist here. */
async function refuseUnknownTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const here = new Map((await listTables(client)).map(({ schema, table, columns }) => [`${schema}.${table}`, columns]));
  for (const { schema, table, columns } of tables) {
    const missing = columns.filter((column) => !here.get(`${schema}.${table}`)?.includes(column));
    if (missing.length > 0)
      throw new Error(`The backup has ${schema}.${table} with ${missing.join(', ')}, which this version does not have`);
  }
}

/** Makes the schema of the backup and fills it, in one transaction: it is there whole or not at all. */
async function restoreDatabase(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  migrations: readonly Migration[],
  filesRestored: Promise<number>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await dropPortalSchema(client);
    await migrateWithin(client, migrations);
    await refuseUnknownTables(client, manifest);
    await setTriggers(client, 'disable');
    await emptyTables(client);
    const filled = manifest.tables.filter(({ schema, rows }) => schema === 'public' && rows > 0);
    const rebuilds = await listRebuilds(
      client,
      filled.map(({ table }) => table),
    );
    for (const { drop } of rebuilds) await client.query(drop);
    for (const part of manifest.tables) await restoreTable(client, folder, part);
    for (const { make } of rebuilds.toReversed()) await client.query(make);
    await setTriggers(client, 'enable');
    await setSequences(client, manifest.sequences);
    await freeJobs(client);
    // A row never names a missing file: the files are there before the rows are.
    await filesRestored;
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Puts the secret back where the portal keeps it; says what an operator who keeps it elsewhere has to do. */
async function restoreSecret(folder: string, { secret }: Manifest, target: RestoreTarget): Promise<void> {
  if (secret.part && target.secret.file) {
    const draft = `${target.secret.file}.draft`;
    await rm(draft, { force: true });
    await writeDurably(draft, await readFile(path.join(folder, secret.part.path), 'utf8'));
    await rename(draft, target.secret.file);
    return;
  }
  if (secret.fingerprint === target.secret.fingerprint) return;
  target.log(
    'Warning: SECRET_KEY is not the one of the backup. Users sign in again, and links in mails sent before open ' +
      'nothing, until SECRET_KEY is what it was' +
      (secret.part ? ' (the file secret-key of the backup holds it)' : ''),
  );
}

/** Names the restored database in the store, in place of the one the backup was made from. */
async function claimStore(client: pg.Client, { store_database }: Manifest, files: FileStore): Promise<void> {
  await files.addDatabase(await connectedDatabaseId(client));
  // Where that one lives on, its next sweep names it again, long before anything could be removed.
  if (store_database !== (await connectedDatabaseId(client))) await files.removeDatabase(store_database);
}

/**
 * Restores a backup: verified whole, files first, the database in one transaction, then brought to the newest schema.
 * Throws in words, with the database as it was, where the backup is damaged or newer, or the database is not free.
 */
export async function restore(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migrations = await migrationsOf(manifest, target.productVersion);
  await verifyParts(folder, manifest);
  target.log(`backup of ${manifest.made_at} is whole`);
  const client = await connectForBackup(target.databaseUrl, 'portal restore');
  try {
    await refuseTarget(client, target);
    await migrateJobs(target.databaseUrl);
    const filesRestored = restoreFiles(folder, manifest.files, target.files);
    const filesEnded = filesRestored.then(
      () => undefined,
      () => undefined,
    );
    // A failure of either waits for the other: nothing is written any more once this throws.
    await restoreDatabase(client, folder, manifest, migrations, filesRestored).finally(() => filesEnded);
    target.log(`${manifest.tables.length} tables and ${await filesRestored} files restored`);
    await restoreSecret(folder, manifest, target);
    await claimStore(client, manifest, target.files);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  const ran = await migrate(target.databaseUrl);
  if (ran.length > 0) target.log(`database brought from ${manifest.migrations.at(-1)?.name} to ${ran.at(-1)}`);
  return manifest;
}
