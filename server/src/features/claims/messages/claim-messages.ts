import type { ClaimEntry, NewMessage } from '@portal/contract/claims/claim.ts';
import { isFinished } from '@portal/contract/claims/claim-status.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { announce } from '../announce.ts';
import { claimInScope, isOperator, callerSide } from '../claim-in-scope.ts';
import { type ClaimRow, findEntries, insertEntry, touchClaim } from '../claims.queries.ts';
import { claimTime, dueColumns } from '../deadlines/claim-days.ts';
import { presentEntry } from '../present-claim.ts';
import { withClaimLocked } from '../with-claim-locked.ts';

/** What was said and done in a case, newest first. Notes among operators exist for operators alone. 404. */
export const listMessages = async (ctx: Ctx, id: number, page: { skip: number; limit: number }) => {
  await claimInScope(ctx, id);
  const { rows, total } = await findEntries(ctx.db, id, isOperator(ctx), page);
  return { items: rows.map(presentEntry), total };
};

const refuseSilence = ({ status }: ClaimRow, isInternal: boolean): void => {
  if (isInternal) return;
  if (status === 'draft') throw problem('claims.still_draft', 409);
  if (isFinished(status)) throw problem('claims.finished', 409);
};

/** A message of the operator to the shipper counts as a report of status. */
const noteWord = async (tx: Ctx, row: ClaimRow): Promise<void> => {
  const time = claimTime(tx);
  const told_at = time.now.toISOString();
  await touchClaim(tx.db, row.id, { told_at, ...dueColumns({ ...row, told_at }, time) });
};

/**
 * Writes to the other side of a case, or, as an operator, a note among operators that nobody else sees.
 * 404, 403 at `internal` for customers, 409 `claims.still_draft`, `claims.finished`.
 */
export const writeMessage = (ctx: Ctx, id: number, { text, internal }: NewMessage): Promise<ClaimEntry> =>
  withClaimLocked(ctx, id, async (tx, row) => {
    if (internal !== undefined && !isOperator(tx)) throw problem('http.forbidden', 403, { field: 'internal' });
    refuseSilence(row, internal ?? false);
    const entry = await insertEntry(tx.db, {
      claim_id: id,
      kind: internal ? 'internal_note' : 'message',
      side: callerSide(tx),
      actor_user_id: tx.actor.userId,
      actor_name: tx.actor.name,
      text,
    });
    if (!internal) {
      if (callerSide(tx) === 'operator') await noteWord(tx, row);
      await announce(tx, row, entry.id);
    }
    return presentEntry(entry);
  });
