import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';

type Which = { session_id: string } | { user_id: number; except?: string | undefined };
type Reason = 'signed-out' | 'refresh-reused' | 'password-changed' | 'password-recovered';

/**
 * Ends sessions: their tokens stop working and their sockets close, on every instance, once the transaction commits.
 * Answers how many there were.
 */
export const endSessions = (ctx: OpenCtx, which: Which, reason: Reason): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const open = tx.db
      .updateTable('sessions')
      .set({ ended_at: new Date().toISOString(), ended_reason: reason })
      .where('ended_at', 'is', null);
    const ended = await (
      'session_id' in which
        ? open.where('id', '=', which.session_id)
        : open.where('user_id', '=', which.user_id).where('id', 'is distinct from', which.except ?? null)
    )
      .returning('id')
      .execute();
    for (const { id } of ended) await tx.services.broadcast.send(tx.db, 'revoked', { session_id: id });
    return ended.length;
  });
