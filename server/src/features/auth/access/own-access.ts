import type { access } from '@portal/contract/auth/access.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { requireSession } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { checkOwnPassword } from '../../users/change-own-password.ts';
import { endSessions } from '../../users/end-sessions.ts';
import { lockUser } from '../../users/users.queries.ts';
import { findOpenSessions } from '../../users/manage/managed-users.queries.ts';
import { findPasskeys, findWorkingKeys, switchOffKeys } from '../../users/stop-access.queries.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { mailFactorChangeJob } from '../second-factor/mail-factor-change.ts';
import { deleteIdleRecoveryCodes } from '../second-factor/second-factor.queries.ts';

/** What signs in or acts for the caller beside this session. */
export const getOwnAccess = async (ctx: Ctx): Promise<Reply<typeof access.get>> => {
  const { userId } = ctx.actor;
  const session = requireSession(ctx.actor);
  const [api_keys, passkeys, sessions] = await Promise.all([
    findWorkingKeys(ctx.db, userId),
    findPasskeys(ctx.db, userId),
    findOpenSessions(ctx, userId),
  ]);
  return {
    api_keys,
    passkeys: passkeys.map(({ stopped_at, ...passkey }) => ({ ...passkey, is_stopped: stopped_at !== null })),
    other_sessions: sessions.filter(({ id }) => id !== session).length,
  };
};

/**
 * Ends it in one act. 400 for a wrong password. An authenticator app stays; where the operator requires a second factor
 * and no app is left, every other call is closed until there is a new one.
 */
export const endOwnAccess = async (ctx: Ctx, password: string): Promise<Reply<typeof access.end>> => {
  await checkOwnPassword(ctx, password);
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    await lockUser(tx.db, userId);
    const ended = {
      api_keys: await switchOffKeys(tx.db, userId),
      passkeys: await deletePasskeys(tx.db, userId),
      sessions: await endSessions(tx, { user_id: userId, except: requireSession(tx.actor) }, 'ended-by-hand'),
    };
    await deleteIdleRecoveryCodes(tx.db, userId);
    await audit(tx, { action: 'users.access-ended', object_type: 'user', object_id: userId, after: ended });
    await enqueue(tx, mailFactorChangeJob, { userId, change: 'access_ended' });
    return ended;
  });
};
