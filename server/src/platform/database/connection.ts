import pg from 'pg';
import { endConnection } from './silent-connection.ts';

/** How long a session may work and wait, in ms; 0: as long as it takes. */
export type SessionLimits = { statementMs: number; lockMs: number; idleTransactionMs: number };

export const noLimits: SessionLimits = { statementMs: 0, lockMs: 0, idleTransactionMs: 0 };

/** What statements mean and how values are written, whatever the server, the database, the role or the address say. */
const meaning: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  gin_fuzzy_search_limit: '0',
  default_transaction_isolation: 'read committed',
};

/** The portal's tables lie in `public`; what else the role names stays behind it, since extensions may lie there. */
const publicFirst = `select set_config('search_path',
  concat_ws(', ', 'public', nullif(current_setting('search_path'), '')), false)
  where current_setting('search_path') !~ '^public(,|$)'`;

/** Limits that some versions do not know. */
const otherLimits = ['idle_session_timeout', 'transaction_timeout'];

const noOtherLimits = `select set_config(name, '0', false)
  from unnest(array['${otherLimits.join("', '")}']) as name
  where current_setting(name, true) is not null`;

/** Every setting a session of the portal's has, of those that the server knows. */
export const settingNames = async (client: pg.ClientBase): Promise<string[]> => {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const names = [...Object.keys(meaning), ...limits, ...otherLimits, 'search_path'];
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where current_setting(name, true) is not null order by name',
    [names],
  );
  return rows.map(({ name }) => name);
};

const statementsOf = ({ statementMs, lockMs, idleTransactionMs }: SessionLimits): string => {
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
  const settings = Object.entries({ ...limits, ...meaning }).map(([name, value]) => `set ${name} = '${value}'`);
  return [...settings, publicFirst, noOtherLimits].join(';\n');
};

/** Within this time a connection is there and has taken its settings. */
const connectLimitMs = 5000;
/** Of connections that nobody waits for meanwhile; a busy machine may take its time. */
const patientLimitMs = 20_000;

/**
 * Gives a new session its settings, in one trip. By statements and not as parameters of the start: `options` of an
 * address would replace those, and poolers refuse them.
 */
const takeSettings = async (client: pg.ClientBase, limits: SessionLimits): Promise<void> => {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text: statementsOf(limits),
    query_timeout: connectLimitMs,
  };
  await client.query(query);
};

type PoolParts = Pick<pg.PoolConfig, 'max' | 'types' | 'idleTimeoutMillis'> & {
  limits: SessionLimits;
  /** What each connection does once it has its settings. */
  prepare?: ((client: pg.ClientBase) => Promise<unknown>) | undefined;
};

/** A pool whose connections have the portal's settings before anybody gets them. */
export const makePool = (url: string, { limits, prepare, ...parts }: PoolParts): pg.Pool =>
  new pg.Pool({
    ...parts,
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectLimitMs,
    // The pool waits for it, which its types do not say.
    onConnect: async (client) => {
      await takeSettings(client, limits);
      await prepare?.(client);
    },
  });

type ClientParts = {
  /** How the database lists the connection. */
  name?: string;
  limits?: SessionLimits;
  connectMs?: number;
  /** A statement that gets no answer for so long fails; left out, none does. */
  answerMs?: number;
  /** A lost connection. The statement under way fails too, and says why. */
  onError?: (error: Error) => void;
};

/** A connection beside the pools, with the portal's settings. Whoever opens it ends it. */
export const openClient = async (
  url: string,
  {
    name = 'portal',
    limits = noLimits,
    connectMs = patientLimitMs,
    answerMs,
    onError = () => undefined,
  }: ClientParts = {},
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
  });
  client.on('error', onError);
  try {
    await client.connect();
    await takeSettings(client, limits);
    return client;
  } catch (error) {
    await endConnection(client);
    throw error;
  }
};
