import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { attemptSubject, forgetAttempts } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { endSessions } from './end-sessions.ts';
import { oneTimeTokenHash } from './one-time-token.ts';
import { findLinkUser, spendLinks, useLink } from './one-time-tokens.queries.ts';
import { hashPassword } from './password-hash.ts';
import { updateUser } from './users.queries.ts';

/**
 * Sets a new password with a mailed link: once, while it is good. Ends every session and lifts a lock.
 * 400 users.link_not_valid for a link that is unknown, used, too old or not the newest.
 */
export const recoverPassword = async (ctx: OpenCtx, input: { token: string; password: string }): Promise<void> => {
  const tokenHash = oneTimeTokenHash(input.token);
  const user = await findLinkUser(ctx, tokenHash);
  if (!user) throw problem('users.link_not_valid', 400, { field: 'token' });
  const own = [user.first_name, user.last_name, user.email.split('@')[0] ?? '', user.account_name];
  if (isCommonPassword(input.password, own)) throw problem('users.password_common', 400, { field: 'password' });
  const password_hash = await hashPassword(input.password);
  await withTransaction(ctx, async (tx) => {
    if (!(await useLink(tx, tokenHash))) throw problem('users.link_not_valid', 400, { field: 'token' });
    await updateUser(tx, user.id, { password_hash });
    await spendLinks(tx, user.id);
    await endSessions(tx, { user_id: user.id }, 'password-recovered');
    await forgetAttempts(tx, attemptSubject('account', user.email.toLowerCase()));
    const { id, account_id } = user;
    const object = { object_type: 'user', object_id: id, account_id };
    await audit(tx, { action: 'users.password-recovered', ...object, actor_user_id: id });
  });
};
