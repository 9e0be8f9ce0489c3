import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { endSessions } from '../../users/end-sessions.ts';
import { lockManagedUser } from '../../users/manage/user-in-scope.ts';
import { requireRights } from '../../users/power/held-rights.ts';
import { findUser, lockUser } from '../../users/users.queries.ts';
import { words as en } from '../words/en.ts';
import { words as es } from '../words/es.ts';
import { deleteAllFactors, findConfirmedFactor, hasPasskey } from './second-factor.queries.ts';

const authPhrase = phrasesOf({ en, es });

export const mailFactorResetJob = 'auth.mail-second-factor-reset';

/**
 * Takes app, passkeys and recovery codes away from a managed user who lost them, ends their sessions and mails them.
 * Nothing where there are none. 404 for a foreign user, 403 for oneself and for who has rights the caller lacks.
 */
export const resetSecondFactor = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const user = await lockManagedUser(tx, userId, 'patch:user');
    // One's own takes the password, and stays where the operator requires it.
    if (userId === tx.actor.userId) throw problem('http.forbidden', 403);
    const held = await requireRights(tx, { kind: 'user', user_id: userId, change: {} }, { field: 'id' });
    await lockUser(tx.db, userId);
    if (!(await findConfirmedFactor(tx.db, userId)) && !(await hasPasskey(tx.db, userId))) return;
    await deleteAllFactors(tx.db, held);
    const sessions = await endSessions(tx, { user_id: userId }, 'second-factor-reset');
    const what = { object_type: 'user', object_id: userId, account_id: user.account_id };
    await audit(tx, { action: 'users.second-factor-reset', ...what, after: { sessions } });
    await enqueue(tx, mailFactorResetJob, { userId });
  });

/** Notifies a user that an administrator took the second factor away. */
export const mailFactorReset = async (ctx: OpenCtx, { userId }: { userId: number }): Promise<void> => {
  const { email, first_name, language } = await findUser(ctx, userId);
  const say = (key: keyof typeof en.second_factor_reset_mail, params = {}) =>
    authPhrase(language, `second_factor_reset_mail.${key}`, params);
  await ctx.services.mail.send(
    composeMail(ctx.services, {
      to: email,
      language,
      subject: say('subject'),
      heading: say('heading'),
      paragraphs: [say('greeting', { name: first_name }), say('text', { email }), say('next')],
      note: say('note'),
    }),
  );
};
