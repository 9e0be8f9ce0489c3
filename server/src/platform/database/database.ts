import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './db.types.ts';

const { builtins } = pg.types;

// One reading of each type, everywhere: numbers where they are safe, days as days, instants as ISO text in UTC.
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIME]: (text) => text.slice(0, 5),
  [builtins.TIMESTAMPTZ]: (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export type Database = Kysely<DB>;

/** A pool whose connections speak UTC and give up on a statement after `statementTimeout` ms (0: never). */
export const openPool = (url: string, max: number, statementTimeout = 5000): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max,
    types,
    statement_timeout: statementTimeout,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 10_000,
  });

export const openDatabase = (pool: pg.Pool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
