import type { access } from '@portal/contract/auth/access.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { requireSession } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { checkOwnPassword } from '../../users/change-own-password.ts';
import { holdOpenCaller } from '../../users/power/hold-caller.ts';
import { lockKeysOf } from '../../users/stop-access.queries.ts';
import { lockUser } from '../../users/users.queries.ts';
import { mailFactorChangeJob } from '../second-factor/mail-factor-change.ts';
import { endAccess, findAccess } from './end-access.ts';

/** What signs in or acts for the caller beside this session. */
export const getOwnAccess = async (ctx: Ctx): Promise<Reply<typeof access.get>> => {
  const session = requireSession(ctx.actor);
  const { sessions, ...others } = await findAccess(ctx, ctx.actor.userId);
  return { ...others, other_sessions: sessions.filter(({ id }) => id !== session).length };
};

/**
 * Ends it in one act. 400 for a wrong password. An authenticator app stays; where the operator requires a second factor
 * and no app is left, every other call is closed until there is a new one.
 */
export const endOwnAccess = async (ctx: Ctx, password: string): Promise<Reply<typeof access.end>> => {
  await checkOwnPassword(ctx, password);
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    await lockKeysOf(tx.db, userId);
    await lockUser(tx.db, userId);
    // Of two sessions that end each other at once, the second is over.
    await holdOpenCaller(tx);
    const ended = await endAccess(tx, userId, requireSession(tx.actor));
    await audit(tx, { action: 'users.access-ended', object_type: 'user', object_id: userId, after: ended });
    await enqueue(tx, mailFactorChangeJob, { userId, change: 'access_ended' });
    return ended;
  });
};
