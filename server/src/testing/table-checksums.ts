import { openClient } from '../platform/database/connection.ts';

/** Set by each database for itself: no copy of a database has them alike. */
const ownTables = ['schema_migrations', 'schema_functions', 'worker_instances', 'unnamed_files', 'migrations'];

/** Rows and checksum of every table, whatever the order of its rows, and the value of every sequence that was used. */
export async function tableChecksums(url: string): Promise<Map<string, string>> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') and c.relname <> all($1) order by 1`,
      [ownTables],
    );
    const found = new Map<string, string>();
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ rows: string; sum: string }>(
        `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
      );
      found.set(name, `${sums[0]?.rows} rows, ${sums[0]?.sum}`);
    }
    const sequences = await client.query<{ name: string; value: string }>(
      `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
       where schemaname in ('public', 'graphile_worker') and last_value is not null`,
    );
    for (const { name, value } of sequences.rows) found.set(name, value);
    return found;
  } finally {
    await client.end();
  }
}
