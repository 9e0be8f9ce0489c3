import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Every column that names kept bytes; a test compares them with the schema. */
export const keyColumns = [
  ['documents', 'storage_key'],
  ['documents', 'thumbnail_key'],
  ['truck_types', 'image_key'],
  ['accounts', 'documents_logo_key'],
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
