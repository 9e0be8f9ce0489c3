import { type AbortableQueryOptions, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { type Clock, systemClock } from '../clock.ts';
import { connectInTime, queryInTime } from './call-waits.ts';
import { makePool, noLimits, type SessionLimits } from './connection.ts';
import type { DB } from './db.types.ts';
import { namesOf, queryByName } from './named-statements.ts';
import { endWhenSilent } from './silent-connection.ts';
import { withPresent } from './sql-clock.ts';

const { builtins } = pg.types;

// One reading of each type, everywhere: numbers where they are safe, days as days, instants as ISO text in UTC.
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIME]: (text) => text.slice(0, 5),
  [builtins.TIMESTAMPTZ]: (text) => {
    // Another offset, read as UTC, would be an instant hours off: better none.
    if (!text.endsWith('+00')) throw new Error(`the database wrote an instant that is not in UTC: ${text}`);
    return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
  },
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export type Database = Kysely<DB>;

type PoolOptions = {
  /** A statement that takes longer is given up, in ms; 0 for work of any length. */
  statementLimitMs?: number;
  /** What each connection does before anybody gets it. */
  prepare?: (client: pg.ClientBase) => Promise<unknown>;
  /** Where lost connections are written. */
  log?: { warn(details: object, message: string): void };
};

/** A connection that nobody uses is kept this long: a new one, and its first statements, take longer than most calls. */
const idleMs = 300_000;
/** Above the time in which the server itself gives up, so that only a server that is gone is taken for one. */
const silenceMarginMs = 1000;
/** Work between two statements of a transaction; locks are not held longer for a process that hangs. */
const idleTransactionLimitMs = 15_000;

/** The limits the server keeps; waiting for a lock ends a little earlier than the statement, so that the error names it. */
const limitsOf = (statementMs: number): SessionLimits =>
  statementMs === 0
    ? noLimits
    : { statementMs, lockMs: Math.round(statementMs * 0.8), idleTransactionMs: idleTransactionLimitMs };

const callStatementMs = 5000;

/** The limits of what calls and jobs do. */
export const callLimits = limitsOf(callStatementMs);

/**
 * A pool of at most `max` connections with the portal's settings. A lost connection fails what was under way on it and is replaced
 * with the next use; one on which the server stays silent beyond its own limits counts as lost.
 */
export const openPool = (
  url: string,
  max: number,
  { statementLimitMs = callStatementMs, prepare, log }: PoolOptions = {},
): pg.Pool => {
  const limits = limitsOf(statementLimitMs);
  const pool = makePool(url, { max, types, limits, prepare, idleTimeoutMillis: idleMs });
  const lost = (error: Error) => log?.warn({ err: error }, 'database connection lost');
  // The pool itself reports only connections that lie idle; one that is in use would end the process without this.
  pool.on('connect', (client) => {
    client.on('error', lost);
    if (statementLimitMs > 0) endWhenSilent(client, statementLimitMs + silenceMarginMs);
  });
  pool.on('error', () => undefined);
  return pool;
};

/** The pool as Kysely uses it: each statement gets the present of `clock` where it names it (`nowByClock`). */
const withClock = (pool: pg.Pool, clock: Clock): PostgresPool => {
  const names = namesOf(pool);
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const clientWithClock = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: (text: string, values: readonly unknown[]) =>
          queryInTime(text, () => queryByName(client, { text, values: withPresent(values, clock) }, names)),
      },
    });
  return {
    async connect() {
      const client = await connectInTime(pool);
      const known = clients.get(client) ?? clientWithClock(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};

export const openDatabase = (pool: pg.Pool, clock: Clock = systemClock): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: withClock(pool, clock) }) });

/**
 * For searches, whose answer nobody waits for once the next letter is typed: the database stops the query when the
 * caller has gone. `signal` is that of the request.
 */
export const untilGone = (signal: AbortSignal): AbortableQueryOptions => ({
  signal,
  inflightQueryAbortStrategy: 'cancel query',
});
