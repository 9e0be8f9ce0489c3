import type { OpenCtx } from '../../../platform/context.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { findUser } from '../../users/users.queries.ts';
import { words as en } from '../words/en.ts';
import { words as es } from '../words/es.ts';

const authPhrase = phrasesOf({ en, es });

export const mailFactorChangeJob = 'auth.mail-factor-change';

type FactorChange = {
  userId: number;
  change: keyof typeof en.factor_change_mail.changes;
  /** Of the passkey. */
  name?: string;
};

/** Notifies a user that an app, a passkey or recovery codes were added or removed: it may have been somebody else. */
export const mailFactorChange = async (ctx: OpenCtx, { userId, change, name = '' }: FactorChange): Promise<void> => {
  const { email, first_name, language } = await findUser(ctx, userId);
  const say = (key: Exclude<keyof typeof en.factor_change_mail, 'changes'>, params = {}) =>
    authPhrase(language, `factor_change_mail.${key}`, params);
  const what = authPhrase(language, `factor_change_mail.changes.${change}`, { name, email });
  await ctx.services.mail.send(
    composeMail(ctx.services, {
      to: email,
      language,
      subject: say('subject'),
      heading: say('heading'),
      paragraphs: [say('greeting', { name: first_name }), what],
      note: say('note'),
    }),
  );
};
