import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** Every column that names kept bytes; a test compares them with the schema. */
export const keyColumns = [
  ['documents', 'storage_key'],
  ['documents', 'thumbnail_key'],
  ['truck_types', 'image_key'],
  ['carriers', 'logo_key'],
  ['accounts', 'documents_logo_key'],
  ['accounts', 'logo_key'],
  ['carousel_items', 'media_key'],
  ['insurance_documents', 'storage_key'],
  ['uploaded_statements', 'storage_key'],
] as const;

/** Which of these keys some row names. */
export const findNamedKeys = async (db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const named = keyColumns.map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${keys})`,
  );
  const { rows } = await sql<{ key: string }>`${sql.join(named, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

/** Takes the right to remove files until the transaction ends; false while a backup or another sweep is at work. */
export const lockSweep = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${advisoryLocks.sweep}) as locked`.execute(db);
  return rows[0]?.locked ?? false;
};

/** Marks files that no row names; a mark keeps the time it was first made. */
export const markUnnamed = async (db: Database, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await db
    .insertInto('unnamed_files')
    .values(keys.map((storage_key) => ({ storage_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const forgetMarks = async (db: Database, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await db.deleteFrom('unnamed_files').where('storage_key', 'in', keys).execute();
};

/** Those of `keys` that were marked before the retention began; times are rounded as the column rounds them. */
export const findExpiredMarks = async (
  db: Database,
  keys: readonly string[],
  retentionDays: number,
): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('unnamed_files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where('found_at', '<=', sql<string>`${nowByDatabase}::timestamptz(3) - make_interval(days => ${retentionDays})`)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
};
