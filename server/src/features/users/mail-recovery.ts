import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../platform/mail/phrases.ts';
import { countOpenLinksOf } from './open-links.queries.ts';
import { findPasskeys, findWorkingKeys } from './stop-access.queries.ts';
import { findUser } from './users.queries.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const usersPhrase = phrasesOf({ en, es });

export const mailRecoveryJob = 'users.mail-recovery';
export const mailNewAddressJob = 'users.mail-new-address';

type SayLetter = (key: keyof typeof en.recovered_mail, params?: Record<string, string>) => string;

/** What signs in or acts for a person whatever the password and the address are, each as a line of a mail. */
const factsOfAccess = async ({ db }: OpenCtx, userId: number, say: SayLetter) => {
  const keys = await findWorkingKeys(db, userId);
  const links = await countOpenLinksOf(db, 'all', userId);
  const passkeys = (await findPasskeys(db, userId)).filter(({ stopped_at }) => stopped_at === null);
  return [
    ...keys.map((key) => ({ label: say('api_key'), value: `${key.name} (${key.prefix}…)` })),
    ...passkeys.map((passkey) => ({ label: say('passkey'), value: passkey.name })),
    ...(links > 0 ? [{ label: say('shared_links'), value: `${links}` }] : []),
  ];
};

type Person = { email: string; language: Language };
type AccessLetter = Pick<Letter, 'paragraphs'> & { facts: NonNullable<Letter['facts']> };

/** Sends what a person should know of what acts for them, with the way to the page where it is ended. */
const sendAccessLetter = (
  { services }: OpenCtx,
  { email, language }: Person,
  say: (part: 'subject' | 'heading' | 'action' | 'note') => string,
  letter: AccessLetter,
): Promise<void> =>
  services.mail.send(
    composeMail(services, {
      to: email,
      language,
      subject: say('subject'),
      heading: say('heading'),
      ...letter,
      action: { label: say('action'), url: `${services.config.publicUrl}/security` },
      note: say('note'),
    }),
  );

/**
 * Notifies a person that the password was set by a mailed link, and of what signs in or acts for them whatever the
 * password is: somebody else may have left it.
 */
export const mailRecovery = async (ctx: OpenCtx, { userId }: { userId: number }): Promise<void> => {
  const { email, first_name: name, language } = await findUser(ctx, userId);
  const say: SayLetter = (key, params = {}) => usersPhrase(language, `recovered_mail.${key}`, params);
  const facts = await factsOfAccess(ctx, userId, say);
  const paragraphs = [
    say('greeting', { name }),
    say('text', { email }),
    say(facts.length > 0 ? 'left' : 'nothing_left'),
  ];
  await sendAccessLetter(ctx, { email, language }, say, { paragraphs, facts });
};

/**
 * Notifies a person, at the address that an administrator has set, of what goes on signing in or acting for them:
 * whoever read the former address may have left it. No mail where there is nothing.
 */
export const mailNewAddress = async (ctx: OpenCtx, { userId }: { userId: number }): Promise<void> => {
  const { email, first_name: name, language } = await findUser(ctx, userId);
  const say = (key: keyof typeof en.new_address_mail, params = {}) =>
    usersPhrase(language, `new_address_mail.${key}`, params);
  const sayAccess: SayLetter = (key, params = {}) => usersPhrase(language, `recovered_mail.${key}`, params);
  const facts = await factsOfAccess(ctx, userId, sayAccess);
  if (facts.length === 0) return;
  const paragraphs = [say('greeting', { name }), say('text', { email }), say('left')];
  await sendAccessLetter(ctx, { email, language }, say, { paragraphs, facts });
};
