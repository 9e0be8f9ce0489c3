import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { type ClaimRow, findClaim, lockClaim } from './claims.queries.ts';

/**
 * Runs `work` with a case of the caller's accounts locked until the transaction ends, and read after that. Whoever needs
 * the load too locks the case first. 404 `claims.not_found`.
 */
export const withClaimLocked = <T>(ctx: Ctx, id: number, work: (tx: Ctx, row: ClaimRow) => Promise<T>): Promise<T> =>
  withTransaction(ctx, async (tx) => {
    await lockClaim(tx.db, tx.scope, id);
    const row = await findClaim(tx.db, tx.scope, id);
    if (!row) throw problem('claims.not_found', 404);
    return work(tx, row);
  });

/** The same for the portal itself, of every account; does nothing where the case is gone. */
export const withAnyClaimLocked = (
  ctx: OpenCtx,
  id: number,
  work: (tx: OpenCtx, row: ClaimRow) => Promise<void>,
): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockClaim(tx.db, 'all', id);
    const row = await findClaim(tx.db, 'all', id);
    if (row) await work(tx, row);
  });
