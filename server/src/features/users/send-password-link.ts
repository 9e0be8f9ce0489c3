import type { OpenCtx } from '../../platform/context.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import { words as en } from './words/en.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { newOneTimeToken, oneTimeTokenHash } from './one-time-token.ts';
import { countRecentLinks, insertLink, linkMinutes, removeLink, spendLinks } from './one-time-tokens.queries.ts';
import { lockUserByEmail } from './users.queries.ts';
import { phrasesOf } from '../../platform/mail/phrases.ts';
import { words as es } from './words/es.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { attemptSubject } from './attempts.ts';

const usersPhrase = phrasesOf({ en, es });

export const sendPasswordLinkJob = 'users.send-password-link';

/** Links one person is sent within the time one is good for; a stranger must not fill a mailbox. */
const mostLinks = 4;

/** Mails a link that sets a new password, if somebody has this address; links sent before are worthless from then on. */
export const sendPasswordLink = async (ctx: OpenCtx, { email }: { email: string }): Promise<void> => {
  const made = await withTransaction(ctx, (tx) => makeLink(tx, email));
  if (!made) return;
  try {
    await ctx.services.mail.send(letterTo(ctx, made.user, made.token));
  } catch (error) {
    await removeLink(ctx, oneTimeTokenHash(made.token));
    throw error;
  }
};

const makeLink = async (tx: OpenCtx, email: string) => {
  const user = await lockUserByEmail(tx, email);
  if (!user || (await countRecentLinks(tx, user.id)) >= mostLinks) return null;
  const token = newOneTimeToken();
  await spendLinks(tx, user.id);
  await insertLink(tx, user.id, oneTimeTokenHash(token));
  return { user, token };
};

type Recipient = NonNullable<Awaited<ReturnType<typeof lockUserByEmail>>>;

const letterTo = ({ services }: OpenCtx, user: Recipient, token: string) => {
  const say = (key: keyof typeof en.password_link_mail, params = {}) =>
    usersPhrase(user.language, `password_link_mail.${key}`, params);
  return composeMail(services, {
    to: user.email,
    language: user.language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('greeting', { name: user.first_name }), say('text', { email: user.email, minutes: linkMinutes })],
    action: { label: say('action'), url: `${services.config.publicUrl}/recover-password?token=${token}` },
    note: say('note'),
  });
};

/**
 * Queues a link for setting a new password. The same one statement for every address, so that neither the answer nor
 * its time says who has an account; a second request while one is queued does not send two.
 */
export const requestPasswordLink = (ctx: OpenCtx, email: string): Promise<void> =>
  enqueue(ctx, sendPasswordLinkJob, { email }, { key: attemptSubject('account', email.toLowerCase()) });
