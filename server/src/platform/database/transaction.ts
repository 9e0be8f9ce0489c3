import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenCtx } from '../context.ts';
import { isOutdated } from './named-statements.ts';

const attempts = 3;
/** Serialization failure and deadlock: the database asks to be asked again. */
const retryable = new Set(['40001', '40P01']);

const isRetryable = (error: unknown): boolean =>
  isOutdated(error) || (error instanceof Error && 'code' in error && retryable.has(String(error.code)));

/**
 * Runs `work` in one transaction, joining the one `ctx` is already in.
 * Work registered with `afterCommit` runs once the rows are visible to others.
 */
export const withTransaction = async <C extends OpenCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> => {
  if (ctx.afterCommit) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    const afterCommit: (() => void)[] = [];
    try {
      const result = await ctx.services.db.transaction().execute((db) => work({ ...ctx, db, afterCommit }));
      for (const task of afterCommit) task();
      return result;
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
};

/**
 * Runs `work` so that it fails alone: within a transaction as a part that is taken back when it throws, while the rest
 * stays; outside of one as a transaction of its own. What it registered for after the commit is then forgotten too.
 */
export const withSavepoint = async <C extends OpenCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> => {
  if (!ctx.afterCommit) return withTransaction(ctx, work);
  const tasks = ctx.afterCommit.length;
  await sql`savepoint part`.execute(ctx.db);
  try {
    const result = await work(ctx);
    await sql`release savepoint part`.execute(ctx.db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(ctx.db);
    // Or a part around this one would later be taken back to here alone.
    await sql`release savepoint part`.execute(ctx.db);
    ctx.afterCommit.length = tasks;
    throw error;
  }
};

/** The same caller on connections of their own: what is written so stays where the present transaction is taken back. */
export const outsideTransaction = <C extends OpenCtx>(ctx: C): C => ({
  ...ctx,
  db: ctx.services.db,
  afterCommit: null,
});

/** Does `task` once the present transaction is committed, or at once outside of one. */
export const afterCommit = (ctx: OpenCtx, task: () => void): void => {
  if (ctx.afterCommit) ctx.afterCommit.push(task);
  else task();
};
