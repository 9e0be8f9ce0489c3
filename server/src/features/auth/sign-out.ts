import { audit } from '../../platform/audit.ts';
import { requireSession } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { endSessions } from '../users/end-sessions.ts';

/** Ends the caller's session, on every instance. */
export const signOut = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await endSessions(tx, { session_id: requireSession(ctx.actor) }, 'signed-out');
    await audit(tx, { action: 'auth.signed-out', object_type: 'user', object_id: ctx.actor.userId });
  });
