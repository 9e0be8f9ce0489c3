import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/db.types.ts';

/**
 * Writes all rows of a table in one statement; every row has the columns of the first. Ids given are kept and the
 * table's sequence goes on after them.
 */
export const insertRows = async (db: Database, table: keyof DB, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.id(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
  if ('id' in first) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
};
