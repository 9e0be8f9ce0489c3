import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const statement = `select (select system_identifier from pg_control_system()) || '-' || oid as id
  from pg_database where datname = current_database()`;

const first = (rows: { id: string }[]): string => {
  const [row] = rows;
  if (!row) throw new Error('the database does not say which one it is');
  return row.id;
};

/**
 * What distinguishes this database from every other, restored copies included: the number PostgreSQL gives a cluster when it is
 * made, and the database's number in it.
 */
export const databaseId = async (db: Database): Promise<string> =>
  first((await sql.raw<{ id: string }>(statement).execute(db)).rows);

/** The same over a plain connection. */
export const connectedDatabaseId = async (client: pg.Client): Promise<string> =>
  first((await client.query<{ id: string }>(statement)).rows);

/** Whether this portal began when production refused unsafe settings. */
export const refusesUnsafe = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('installation').select('refuses_unsafe').executeTakeFirst();
  return row?.refuses_unsafe ?? true;
};
