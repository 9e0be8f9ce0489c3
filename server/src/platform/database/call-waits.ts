import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { type NamedQuery, namesOf, queryByName } from './named-statements.ts';

/** How long a call has waited for the database so far, in ms. */
type CallWaits = { waitedMs: number };

const calls = new AsyncLocalStorage<CallWaits>();

/** A call waits no longer than this for connections and locks before its last statement, which has a limit of its own. */
const longestWaitsMs = 4000;
/** A statement that takes longer has waited for something. */
const slowStatementMs = 500;

/** Counts what `work` waits for the database together with what its call has waited before. */
export const withCallWaits = <T>(waits: CallWaits, work: () => T): T => calls.run(waits, work);

/** Counts the time of `work` where it is slow, once even where parts of it count themselves. */
export const withWaitCounted = async <T>(work: () => Promise<T>): Promise<T> => {
  const call = calls.getStore();
  if (!call) return work();
  const { waitedMs } = call;
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - begun;
    if (took > slowStatementMs) call.waitedMs = Math.max(call.waitedMs, waitedMs + took);
  }
};

/** Lock not available: answered as 503, to be tried again. */
const waitedTooLong = (): Error =>
  Object.assign(new Error('the call has waited too long for the database'), { code: '55P03' });

/** A connection of the pool within what is left of the call's time; outside of calls when one is free. */
export const connectInTime = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const call = calls.getStore();
  if (!call) return pool.connect();
  if (call.waitedMs >= longestWaitsMs) throw waitedTooLong();
  const begun = performance.now();
  const connection = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(waitedTooLong());
      // It is still coming, and nobody needs it any more.
      connection.then(
        (client) => client.release(),
        () => undefined,
      );
    }, longestWaitsMs - call.waitedMs);
  });
  try {
    return await Promise.race([connection, tooLate]);
  } finally {
    clearTimeout(timer);
    call.waitedMs += performance.now() - begun;
  }
};

const endsTransaction = /^(?:commit|rollback|release)\b/;

/** Runs a statement, unless its call has waited too long already. What ends a transaction always runs. */
export const queryInTime = async <T>(text: string, query: () => Promise<T>): Promise<T> => {
  const call = calls.getStore();
  if (!call) return query();
  if (call.waitedMs >= longestWaitsMs && !endsTransaction.test(text)) throw waitedTooLong();
  return withWaitCounted(query);
};

/** A statement on a connection of its own, within what is left of the call's time. */
export const queryPoolInTime = async <R extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: NamedQuery,
): Promise<pg.QueryResult<R>> => {
  if (!calls.getStore()) return queryByName<R>(pool, query, namesOf(pool));
  const client = await connectInTime(pool);
  try {
    const result = await queryInTime(query.text, () => queryByName<R>(client, query, namesOf(pool)));
    client.release();
    return result;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
};
