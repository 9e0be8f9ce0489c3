import type pg from 'pg';
import { type Said, textOf } from '../said-text.ts';

/** Rows of these tables are locked in this order. */
const order = ['claims', 'edi_sets', 'loads', 'insurance_quotes', 'checkouts', 'invoices', 'billing_numbers'];
/** Nobody who holds a load waits for these: a load that is only about to be made, and lines that are never changed. */
const beforeLoads = ['imported_loads', 'load_history'];

const written = /\b(insert into|update|delete from)\s+"?([a-z_]+)"?/g;
const locking = /\bfor (?:no key )?update\b/;
const parenthesis = /\([^()]*\)/g;
const from = /\bfrom\s+"?([a-z_]+)"?/;

/** A table whose rows a statement locks; `isNew` where it only adds some. */
type Touched = { table: string; isNew: boolean };

/** What a statement says outside of parentheses. */
const outermost = (text: string): string => {
  const shorter = text.replaceAll(parenthesis, '');
  return shorter === text ? text : outermost(shorter);
};

/** The tables a statement adds rows to, changes or locks, in the order it names them. */
export const touchedBy = (text: string): Touched[] => {
  const statement = text.toLowerCase();
  const changed = [...statement.matchAll(written)].map(([, how, table = '']) => ({
    table,
    isNew: how === 'insert into',
  }));
  const outer = locking.test(statement) ? outermost(statement) : '';
  const locked = locking.test(outer) ? from.exec(outer)?.[1] : undefined;
  return locked ? [{ table: locked, isNew: false }, ...changed] : changed;
};

/** What is wrong with the order in which a transaction came to these tables; `onLoads` are those that point to a load. */
export const faultsOfOrder = (touched: readonly Touched[], onLoads: ReadonlySet<string>): string[] => {
  const atLoads = touched.findIndex(({ table }) => table === 'loads');
  const early = touched
    .slice(0, Math.max(atLoads, 0))
    .filter(({ table }) => onLoads.has(table) && !order.includes(table))
    .map(({ table }) => `${table} before loads`);
  // Nobody waits for a row that is not there yet.
  const ranked = touched.flatMap(({ table, isNew }) => (order.includes(table) && !isNew ? [table] : []));
  const turned = ranked.flatMap((table, i) => {
    const later = ranked.slice(0, i).find((one) => order.indexOf(one) > order.indexOf(table));
    return later ? [`${later} before ${table}`] : [];
  });
  return [...early, ...turned].map((fault) => `${fault}: ${touched.map(({ table }) => table).join(', ')}`);
};

/** The transactions there were, each kind once. */
const noted = new Map<string, readonly Touched[]>();
let onLoads: Promise<ReadonlySet<string>> | undefined;

const tablesOnLoads = async (pool: pg.Pool): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'loads'::regclass`,
  );
  return new Set(rows.map(({ name }) => name).filter((name) => !beforeLoads.includes(name)));
};

/** Notes what each transaction on a connection comes to first. */
const noteStatements = () => {
  let touched: Map<string, Touched> | null = null;
  return (text: string): void => {
    if (/^(begin|start transaction)/.test(text)) touched = new Map();
    else if (/^(commit|rollback$)/.test(text)) {
      const all = [...(touched?.values() ?? [])];
      if (all.length > 1) noted.set(JSON.stringify(all), all);
      touched = null;
    } else for (const one of touched ? touchedBy(text) : []) if (!touched?.has(one.table)) touched?.set(one.table, one);
  };
};

const watched = new WeakSet<pg.PoolClient>();

const watch = (client: pg.PoolClient): pg.PoolClient => {
  if (watched.has(client)) return client;
  watched.add(client);
  const query = client.query.bind(client) as (said: Said, ...all: unknown[]) => unknown;
  const note = noteStatements();
  return Object.assign(client, {
    query(said: Said, ...all: unknown[]) {
      note(textOf(said));
      return query(said, ...all);
    },
  });
};

/** Notes of every transaction on this pool which tables it came to, in which order. */
export const watchLocks = (pool: pg.Pool): void => {
  onLoads ??= tablesOnLoads(pool);
  const connect = pool.connect.bind(pool) as (...all: unknown[]) => Promise<pg.PoolClient>;
  Object.assign(pool, {
    // A statement of the pool's own comes with a callback, and is no transaction.
    connect: (...all: unknown[]) => (all.length > 0 ? connect(...all) : connect().then(watch)),
  });
};

/** What was wrong with the order of locks since this was asked last. */
export const takeLockFaults = async (): Promise<string[]> => {
  const transactions = [...noted.values()];
  noted.clear();
  const pointing = (await onLoads) ?? new Set();
  return transactions.flatMap((touched) => faultsOfOrder(touched, pointing));
};
