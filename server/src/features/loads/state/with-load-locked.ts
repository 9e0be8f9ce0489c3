import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { type LoadRow, type LockedLoad, lockLoadRow } from '../loads.queries.ts';

const reading = async <X extends OpenCtx, C extends keyof LoadRow, T>(
  tx: X,
  load: LockedLoad<C> | undefined,
  work: (tx: X, load: LockedLoad<C>) => Promise<T>,
): Promise<T> => {
  if (!load) throw problem('loads.not_found', 404);
  return work(tx, load);
};

/**
 * Runs `work` with a load of the caller's accounts locked until the transaction ends. The load is locked before
 * anything of it is read, so what `work` reads and decides still holds when it writes. 404 `loads.not_found`.
 */
export const withLoadLocked = <C extends keyof LoadRow, T>(
  ctx: Ctx,
  loadId: number,
  columns: readonly C[],
  work: (tx: Ctx, load: LockedLoad<C>) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx, async (tx) => reading(tx, await lockLoadRow(tx, tx.scope, loadId, columns), work));

/** The same for the portal itself, which knows no tenancy: carriers' answers, jobs, tickers. */
export const withAnyLoadLocked = <X extends OpenCtx, C extends keyof LoadRow, T>(
  ctx: X,
  loadId: number,
  columns: readonly C[],
  work: (tx: X, load: LockedLoad<C>) => Promise<T>,
): Promise<T> => withTransaction(ctx, async (tx) => reading(tx, await lockLoadRow(tx, 'all', loadId, columns), work));
