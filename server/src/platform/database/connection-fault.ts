import type pg from 'pg';
import { openClient } from './connection.ts';

/** Why the portal cannot work on a database it can connect to, and what to do about it. */
export type ConnectionFault = { message: string; advice: string };

/** These questions are small: a database that takes longer is away. */
const answerLimitMs = 10_000;

const processOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};

/**
 * Whether a pooler in between lends its connections for a transaction at a time: then one of ours is another for each
 * statement, or two of ours are the same.
 */
const isLentByTransaction = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const first = await processOf(one);
  return first !== (await processOf(one)) || first === (await processOf(other));
};

/** The schema in which the portal's tables lie by the role's own search path, as it was before ours; null: none are there. */
const schemaOfTables = async (client: pg.Client): Promise<string | null> => {
  await client.query('begin');
  try {
    await client.query(`select set_config('search_path', reset_val, true) from pg_settings where name = 'search_path'`);
    const { rows } = await client.query<{ schema: string }>(
      `select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.oid = to_regclass('schema_migrations')`,
    );
    return rows[0]?.schema ?? null;
  } finally {
    await client.query('rollback');
  }
};

const schemaFault = async (client: pg.Client): Promise<ConnectionFault | null> => {
  const schema = await schemaOfTables(client);
  if (schema !== null && schema !== 'public')
    return {
      message: `the portal's tables lie in the schema ${schema}, which search_path names before public`,
      advice: `The portal keeps its tables in public: rename that schema to public, or take it out of search_path.`,
    };
  const { rows } = await client.query<{ schema: string | null }>('select current_schema() as schema');
  if (rows[0]?.schema === 'public') return null;
  return {
    message: 'there is no schema public that the user may use',
    advice: 'Make the schema public and grant its use to the user of DATABASE_URL.',
  };
};

/** What keeps the portal from working through the connections that `url` leads to; null where nothing does. */
export const connectionFault = async (url: string): Promise<ConnectionFault | null> => {
  const one = await openClient(url, { name: 'portal check', connectMs: answerLimitMs, answerMs: answerLimitMs });
  try {
    const other = await openClient(url, { name: 'portal check', connectMs: answerLimitMs, answerMs: answerLimitMs });
    const isLent = await isLentByTransaction(one, other).finally(() => other.end());
    if (isLent)
      return {
        message: 'a pooler lends its connections for a transaction at a time',
        advice:
          'Listening, locks and settings last as long as a connection: let the pooler lend by session ' +
          '(pool_mode = session), or name the database itself: in DATABASE_DIRECT_URL for PgBouncer 1.21 or newer, else in ' +
          'DATABASE_URL.',
      };
    return await schemaFault(one);
  } finally {
    await one.end();
  }
};
