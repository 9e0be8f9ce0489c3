import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { markSessionsEnded, type WhichSessions } from './users.queries.ts';

export type SessionEnd = 'signed-out' | 'refresh-reused' | 'password-changed' | 'password-recovered';

/**
 * Ends sessions: their tokens stop working and their sockets close, on every instance, once the transaction commits.
 * Answers how many there were.
 */
export const endSessions = (ctx: OpenCtx, which: WhichSessions, reason: SessionEnd): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const ended = await markSessionsEnded(tx, which, reason);
    for (const session_id of ended) await tx.services.broadcast.send(tx.db, 'revoked', { session_id });
    return ended.length;
  });
