import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/errors.ts';
import { type Said, textOf } from '../said-text.ts';
import { touchedBy } from './lock-order.ts';

/** Work in a transaction that is taken back at its end, so that it may be tried again and again. */
export type Tried = { name: string; work: (db: Database) => Promise<unknown> };

/** What happens before each statement, and before the end of the transaction, which is no statement. */
type Gate = (statement: string | null) => Promise<void> | void;

/** Thrown to take a transaction back. */
const undone = Symbol('undone');
const pollMs = 5;

const gatedPool = (pool: pg.Pool, gate: Gate): pg.Pool => {
  const gated = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: async (said: Said, values: unknown[]) => {
          const text = textOf(said);
          if (!/^(commit|rollback)/.test(text)) await gate(text);
          return client.query(said, values);
        },
      },
    });
  return Object.create(pool, { connect: { value: async () => gated(await pool.connect()) } });
};

/** What went wrong: nothing where the work was done, or refused as it ought to be. */
type Outcome = { isDone: boolean; fault: string | null };

const attempt = async (pool: pg.Pool, { name, work }: Tried, gate: Gate): Promise<Outcome> => {
  try {
    await openDatabase(gatedPool(pool, gate))
      .transaction()
      .execute(async (db) => {
        await work(db);
        await gate(null);
        throw undone;
      });
  } catch (error) {
    if (error === undone) return { isDone: true, fault: null };
    const isRefusal = error instanceof Problem && error.status < 500;
    return { isDone: false, fault: isRefusal ? null : `${name}: ${String(error)}` };
  }
  return { isDone: true, fault: null };
};

const isLocking = (statement: string | null): boolean => statement !== null && touchedBy(statement).length > 0;

/** Does the work alone: how many of its statements lock rows, whether it was done, and what went wrong. */
export const tryAlone = async (pool: pg.Pool, tried: Tried): Promise<Outcome & { locks: number }> => {
  let locks = 0;
  const outcome = await attempt(pool, tried, (statement) => {
    if (isLocking(statement)) locks += 1;
  });
  return { ...outcome, locks };
};

/** Stops a transaction before its statement of number `nth` that locks rows, or before its end where there are fewer. */
const holdBefore = (nth: number) => {
  let count = 0;
  let release = (): void => undefined;
  let reach = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return {
    reached,
    release: () => release(),
    gate: async (statement: string | null) => {
      if (isLocking(statement)) count += 1;
      const isHere = statement === null ? count < nth : isLocking(statement) && count === nth;
      if (!isHere) return;
      reach();
      await released;
    },
  };
};

const countWaiting = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/**
 * Holds a transaction before its `nth` statement that locks rows, and presses all others at that moment: once each of them
 * has ended or waits for a lock, it goes on. Answers what went wrong with any of them.
 */
export const pressWhileHeld = async (
  pool: pg.Pool,
  held: Tried,
  nth: number,
  others: readonly Tried[],
): Promise<string[]> => {
  const hold = holdBefore(nth);
  const first = attempt(pool, held, hold.gate);
  await Promise.race([hold.reached, first]);
  let ended = 0;
  let isOver = false;
  const pressed = others.map(async (other) => {
    const outcome = await attempt(pool, other, () => {
      if (isOver) throw undone;
    });
    ended += 1;
    return outcome;
  });
  while (ended + (await countWaiting(pool)) < others.length) await sleep(pollMs);
  hold.release();
  const outcome = await first;
  isOver = true;
  const outcomes = [outcome, ...(await Promise.all(pressed))];
  return outcomes.flatMap(({ fault }) => (fault ? [`${held.name}, held before lock ${nth}, and ${fault}`] : []));
};
