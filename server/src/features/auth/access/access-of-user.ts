import type { access } from '@portal/contract/auth/access.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { lockManagedUser, managedUser } from '../../users/manage/user-in-scope.ts';
import { holdAccess } from '../../users/power/held-rights.queries.ts';
import { requireRights } from '../../users/power/held-rights.ts';
import { lockKeysOf } from '../../users/stop-access.queries.ts';
import { mailFactorChangeJob } from '../second-factor/mail-factor-change.ts';
import { endAccess, findAccess } from './end-access.ts';

/** What signs in or acts for a user the caller manages, whatever the password and address are. 404, 403. */
export const getAccessOfUser = async (ctx: Ctx, userId: number): Promise<Reply<typeof access.ofUser>> => {
  await managedUser(ctx, userId, 'patch:user');
  const { sessions, ...others } = await findAccess(ctx, userId);
  return { ...others, sessions: sessions.length };
};

/**
 * Ends it in one act, as when somebody else may have read their mail or had their device, and mails them. 404 for a
 * foreign user, 403 for oneself, whose own takes the password, and for who has rights the caller lacks.
 */
export const endAccessOfUser = (ctx: Ctx, userId: number): Promise<Reply<typeof access.endOfUser>> =>
  withTransaction(ctx, async (tx) => {
    const { account_id } = await lockManagedUser(tx, userId, 'patch:user');
    if (userId === tx.actor.userId) throw problem('http.forbidden', 403);
    await holdAccess(tx.db);
    await lockKeysOf(tx.db, userId);
    const held = await requireRights(tx, { kind: 'user', user_id: userId, change: {} }, { field: 'id' });
    const ended = await endAccess(tx, held.user_id);
    const what = { object_type: 'user', object_id: userId, account_id };
    await audit(tx, { action: 'users.access-ended', ...what, after: ended });
    const hadSome = Object.values(ended).some((count) => count > 0);
    if (hadSome) await enqueue(tx, mailFactorChangeJob, { userId, change: 'access_ended_by_admin' });
    return ended;
  });
