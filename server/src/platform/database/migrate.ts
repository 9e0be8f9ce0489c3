import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { openClient } from './connection.ts';
import { connectionFault } from './connection-fault.ts';
import {
  applyFunction,
  functionsTable,
  newerFunctions,
  pendingFunctions,
  readFunctions,
} from './redefined-functions.ts';

export type Migration = { name: string; sql: string; checksum: string };

const FOLDER = path.join(import.meta.dirname, '../../migrations');
const UNDEFINED_TABLE = '42P01';

/** The time at which it was written: those of several branches keep one order. The first 371 have numbers. */
const nameOfMigration = /^(?:\d{8}-\d{4}|0[0-3]\d\d)-[a-z0-9-]+\.sql$/;

const recordTable = `create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz(3) not null default now())`;

/**
 * Brings a database to the newest schema: every file of `migrations/`, in the order of their names, each in a
 * transaction of its own under an advisory lock, so that servers which start at once do the work once. Then the
 * functions of `migrations/functions` that it has in an older text.
 * Answers the names of the files it ran; two queries when there is nothing to do.
 * Throws when a file that has run was changed since, and where the portal cannot work through such connections. A
 * database that is ahead of this program is left as it is, and `onNewer` gets the names of what is unknown.
 */
export async function migrate(
  databaseUrl: string,
  folder = FOLDER,
  onNewer: (names: string[]) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const fault = await connectionFault(databaseUrl);
  if (fault) throw new Error(`The database cannot be used: ${fault.message}. ${fault.advice}`);
  const client = await openClient(databaseUrl, { name: 'portal migrations' });
  try {
    const applied = await readApplied(client);
    const pending = migrations.filter((migration) => !isApplied(migration, applied));
    const ran: string[] = [];
    for (const migration of pending) if (await apply(client, migration)) ran.push(migration.name);
    const functions = await redefineFunctions(client, path.join(folder, 'functions'));
    const newer = await newerParts(client, folder);
    if (newer.length > 0) onNewer(newer);
    return [...ran, ...functions];
  } finally {
    await client.end();
  }
}

/** The files a database has from a newer version than this program: migrations, and functions by their texts. */
export async function newerParts(client: pg.Client, folder = FOLDER): Promise<string[]> {
  const known = new Set((await readMigrations(folder)).map(({ name }) => name));
  const unknown = [...(await readApplied(client)).keys()].filter((name) => !known.has(name));
  const functions = await readFunctions(path.join(folder, 'functions'));
  const newer = await newerFunctions(client, functions).catch(withoutTable([]));
  return [...unknown.toSorted(), ...newer.map((name) => `functions/${name}`)];
}

/** What stands in for an answer where the table that has it was not made yet. */
const withoutTable =
  <T>(standIn: T) =>
  (error: unknown): T => {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return standIn;
    throw error;
  };

/** The migrations this program knows, in order. */
export const knownMigrations = (): Promise<Migration[]> => readMigrations(FOLDER);

/**
 * Runs the given migrations in the caller's transaction, on a database without tables: the schema a backup was made
 * from.
 */
export async function migrateWithin(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
  await client.query(recordTable);
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !nameOfMigration.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} is not named YYYYMMDD-HHMM-what-it-does.sql`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client
    .query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    .catch(withoutTable({ rows: [] }));
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function isApplied({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== checksum) {
    throw new Error(`Migration ${name} was changed after it had run; write a new one instead`);
  }
  return known !== undefined;
}

/** Runs one migration; false when another server did it while this one waited for the lock. */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  return alone(client, migration.name, async () => {
    await client.query(recordTable);
    if (isApplied(migration, await readApplied(client))) return false;
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    return true;
  });
}

/** Answers the files of the functions that were redefined. */
async function redefineFunctions(client: pg.Client, folder: string): Promise<string[]> {
  const functions = await readFunctions(folder);
  const pending = await pendingFunctions(client, functions).catch(withoutTable(functions));
  if (pending.length === 0) return [];
  return alone(client, 'of functions', async () => {
    await client.query(functionsTable);
    const left = await pendingFunctions(client, functions);
    for (const redefined of left) await applyFunction(client, redefined);
    return left.map(({ name }) => `functions/${name}`);
  });
}

/** Runs `work` in a transaction of its own, as the only server that changes the schema. */
async function alone<T>(client: pg.Client, name: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
