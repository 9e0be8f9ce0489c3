import type { OpenCtx } from '../../platform/context.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../platform/mail/phrases.ts';
import { findPasskeys, findWorkingKeys } from './stop-access.queries.ts';
import { findUser } from './users.queries.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const usersPhrase = phrasesOf({ en, es });

export const mailRecoveryJob = 'users.mail-recovery';

/**
 * Notifies a person that the password was set by a mailed link, and of what signs in or acts for them whatever the
 * password is: somebody else may have left it.
 */
export const mailRecovery = async (ctx: OpenCtx, { userId }: { userId: number }): Promise<void> => {
  const { email, first_name: name, language } = await findUser(ctx, userId);
  const keys = await findWorkingKeys(ctx.db, userId);
  const passkeys = (await findPasskeys(ctx.db, userId)).filter(({ stopped_at }) => stopped_at === null);
  const say = (key: keyof typeof en.recovered_mail, params = {}) =>
    usersPhrase(language, `recovered_mail.${key}`, params);
  const facts = [
    ...keys.map((key) => ({ label: say('api_key'), value: `${key.name} (${key.prefix}…)` })),
    ...passkeys.map((passkey) => ({ label: say('passkey'), value: passkey.name })),
  ];
  await ctx.services.mail.send(
    composeMail(ctx.services, {
      to: email,
      language,
      subject: say('subject'),
      heading: say('heading'),
      paragraphs: [say('greeting', { name }), say('text', { email }), say(facts.length > 0 ? 'left' : 'nothing_left')],
      facts,
      action: { label: say('action'), url: `${ctx.services.config.publicUrl}/security` },
      note: say('note'),
    }),
  );
};
