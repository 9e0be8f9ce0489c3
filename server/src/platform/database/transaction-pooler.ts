import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { openClient, settingNames } from './connection.ts';
import type { ConnectionFault } from './connection-fault.ts';
import { callLimits } from './database.ts';

const limitMs = 10_000;
const pollMs = 100;

/** Where the portal's calls work, and the same database without a pooler that lends by transaction in between. */
export type PooledAddress = { url: string; directUrl: string };

const identityOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ identity: string }>(
    `select concat_ws('/', pg_postmaster_start_time(), current_database(), current_user) as identity`,
  );
  return rows[0]?.identity ?? '';
};

/**
 * Whether the pooler knows which client prepared a statement: one that does not gives two clients the same server
 * connection with the same name on it.
 */
const mixesStatements = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const name = 'portal_check';
  try {
    for (const [client, text] of [
      [one, 'select 1 as value'],
      [other, 'select 2 as value'],
      [one, 'select 1 as value'],
    ] as const) {
      const { rows } = await client.query<{ value: number }>({ name, text });
      if (text !== `select ${rows[0]?.value} as value`) return true;
    }
    return false;
  } catch (error) {
    // Of PostgreSQL itself: there is such a statement already, or there is none.
    if (error instanceof Error && 'code' in error && ['42P05', '26000'].includes(String(error.code))) return true;
    throw error;
  }
};

/** What keeps calls from working through a pooler while all else goes directly; null where nothing does. */
export const poolerFault = async ({ url, directUrl }: PooledAddress): Promise<ConnectionFault | null> => {
  const clients: pg.Client[] = [];
  const open = async (address: string) => {
    const client = await openClient(address, { name: 'portal check', connectMs: limitMs, answerMs: limitMs });
    clients.push(client);
    return client;
  };
  try {
    const [direct, one, other] = [await open(directUrl), await open(url), await open(url)];
    if ((await identityOf(direct)) !== (await identityOf(one)))
      return {
        message: 'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or users',
        advice: 'Name the same database and the same user in both.',
      };
    if (await mixesStatements(one, other))
      return {
        message: 'the pooler in DATABASE_URL lends by transaction and mixes up the prepared statements of its clients',
        advice:
          'Use PgBouncer 1.21 or newer with max_prepared_statements above 0, or let it lend by session (pool_mode = session).',
      };
    return null;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};

const settingsOfRole = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ settings: string }>(
    `select coalesce(string_agg(setting, ',' order by setting), '') as settings
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase,
       unnest(s.setconfig) as setting
     where r.rolname = current_user and d.datname = current_database()`,
  );
  return rows[0]?.settings ?? '';
};

/** Ends sessions that began before the settings of the role did, as soon as each is idle. */
const endEarlierSessions = async (client: pg.Client, before: Date): Promise<void> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(pollMs)) {
    const { rows } = await client.query<{ state: string }>(
      `select state, case when state = 'idle' then pg_terminate_backend(pid) end from pg_stat_activity
       where usename = current_user and datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid() and backend_start < $1`,
      [before],
    );
    if (rows.length === 0) return;
  }
  throw new Error(
    'Sessions of the pooler from before the portal’s settings do not end: restart it, or run RECONNECT on its console',
  );
};

/**
 * Gives the role in this database the settings of calls: through a pooler that lends by transaction a statement may come to
 * any session, so that each has to begin with them. Sessions that began before are ended once; who lost one connects again.
 */
const settleRole = async (directUrl: string): Promise<void> => {
  const client = await openClient(directUrl, { name: 'portal settings', limits: callLimits });
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
    const before = await settingsOfRole(client);
    const { rows } = await client.query<{ database: string }>('select quote_ident(current_database()) as database');
    for (const name of await settingNames(client))
      await client.query(`alter role current_user in database ${rows[0]?.database} set ${name} from current`);
    const isChanged = (await settingsOfRole(client)) !== before;
    await client.query(isChanged ? 'commit' : 'rollback');
    if (!isChanged) return;
    const { rows: times } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    if (times[0]) await endEarlierSessions(client, times[0].now);
  } finally {
    await client.end();
  }
};

/** Makes calls work through a pooler that lends by transaction; throws where they cannot. */
export const usePooler = async (address: PooledAddress): Promise<void> => {
  const fault = await poolerFault(address);
  if (fault) throw new Error(`The database cannot be used: ${fault.message}. ${fault.advice}`);
  await settleRole(address.directUrl);
};
