import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { attemptSubject, forgetAttempts } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { endSessions } from './end-sessions.ts';
import { endLinksOf } from './open-links.queries.ts';
import { oneTimeTokenHash } from './one-time-token.ts';
import { findLinkUser, spendLinks, useLink } from './one-time-tokens.queries.ts';
import { hashPassword } from './password-hash.ts';
import { mailRecoveryJob } from './mail-recovery.ts';
import { lockKeysOf, stopPasskeys, switchOffKeys } from './stop-access.queries.ts';
import { findPasswordHash, lockUser, updateUser } from './users.queries.ts';

type Recovery = { token: string; password: string; end_access: boolean };

/**
 * Sets a new password with a mailed link: once, while it is good. Ends every session, lifts a lock, and mails what else
 * acts for the person. With `end_access` their API keys are switched off, the links they gave end, and their passkeys
 * sign in no more; who has a mailbox alone so takes power away and gets around no second factor.
 * 400 users.link_not_valid for a link that is unknown, used, too old or not the newest.
 */
export const recoverPassword = async (ctx: OpenCtx, input: Recovery): Promise<void> => {
  const tokenHash = oneTimeTokenHash(input.token);
  const user = await findLinkUser(ctx, tokenHash);
  if (!user) throw problem('users.link_not_valid', 400, { field: 'token' });
  const own = [user.first_name, user.last_name, user.email.split('@')[0] ?? '', user.account_name];
  if (isCommonPassword(input.password, own)) throw problem('users.password_common', 400, { field: 'password' });
  const password_hash = await hashPassword(input.password);
  await withTransaction(ctx, async (tx) => {
    // In the order of whoever changes a key or ends access: keys, their maker, the maker's links.
    if (input.end_access) await lockKeysOf(tx.db, user.id);
    await lockUser(tx.db, user.id);
    if (!(await useLink(tx, tokenHash))) throw problem('users.link_not_valid', 400, { field: 'token' });
    const isFirst = (await findPasswordHash(tx, user.id)) === null;
    await updateUser(tx, user.id, { password_hash });
    await spendLinks(tx, user.id);
    await endSessions(tx, { user_id: user.id }, 'password-recovered');
    const stopped = input.end_access
      ? {
          api_keys: await switchOffKeys(tx.db, user.id),
          passkeys: await stopPasskeys(tx.db, user.id),
          shared_links: await endLinksOf(tx.db, 'all', user.id, user.id),
        }
      : null;
    await forgetAttempts(tx, attemptSubject('account', user.email.toLowerCase()));
    const { id, account_id } = user;
    const object = { object_type: 'user', object_id: id, account_id };
    await audit(tx, { action: 'users.password-recovered', ...object, actor_user_id: id, after: stopped });
    if (!isFirst) await enqueue(tx, mailRecoveryJob, { userId: id });
  });
};
