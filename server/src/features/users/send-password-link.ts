import type { OpenCtx } from '../../platform/context.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { words as en } from './words/en.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { newOneTimeToken, oneTimeTokenHash } from './one-time-token.ts';
import {
  countRecentLinks,
  insertLink,
  invitationMinutes,
  linkMinutes,
  removeLink,
  spendLinks,
} from './one-time-tokens.queries.ts';
import { findUser, lockUserByEmail } from './users.queries.ts';
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
  const made = await withTransaction(ctx, (tx) => makeLink(tx, email, linkMinutes));
  if (made) await mailLink(ctx, made, 'password_link_mail');
};

type Link = NonNullable<Awaited<ReturnType<typeof makeLink>>>;
type Occasion = keyof typeof en;

const mailLink = async (ctx: OpenCtx, made: Link, occasion: Occasion): Promise<void> => {
  const { services } = ctx;
  try {
    await services.mail.send(composeMail(services, linkLetter(made, occasion, services.config.publicUrl)));
  } catch (error) {
    await removeLink(ctx, oneTimeTokenHash(made.token));
    throw error;
  }
};

const makeLink = async (tx: OpenCtx, email: string, minutes: number) => {
  const user = await lockUserByEmail(tx, email);
  if (!user || (await countRecentLinks(tx, user.id)) >= mostLinks) return null;
  const token = newOneTimeToken();
  await spendLinks(tx, user.id);
  await insertLink(tx, user.id, oneTimeTokenHash(token), minutes);
  return { user, token };
};

type LinkReader = Pick<Link['user'], 'email' | 'first_name' | 'language'>;

/** What the mail with a link says that sets a password. */
export const linkLetter = (
  { user, token }: { user: LinkReader; token: string },
  occasion: Occasion,
  publicUrl: string,
): Letter => {
  const say = (key: keyof (typeof en)[Occasion], params = {}) =>
    usersPhrase(user.language, `${occasion}.${key}`, params);
  const link = new URL(`${publicUrl}/recover-password`);
  link.searchParams.set('token', token);
  link.searchParams.set('lang', user.language);
  if (occasion === 'invitation_mail') link.searchParams.set('welcome', 'true');
  return {
    to: user.email,
    language: user.language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('greeting', { name: user.first_name }), say('text', { email: user.email, minutes: linkMinutes })],
    action: { label: say('action'), url: link.href },
    note: say('note'),
  };
};

/**
 * Queues a link for setting a new password. The same one statement for every address, so that neither the answer nor
 * its time says who has an account; a second request while one is queued does not send two.
 */
export const requestPasswordLink = (ctx: OpenCtx, email: string): Promise<void> =>
  enqueue(ctx, sendPasswordLinkJob, { email }, { key: attemptSubject('account', email.toLowerCase()) });

export const sendInvitationJob = 'users.send-invitation';

/** Queues the mail that invites a user, after the transaction. */
export const sendInvitation = async (tx: OpenCtx, userId: number): Promise<void> => {
  const { email } = await findUser(tx, userId);
  await enqueue(tx, sendInvitationJob, { email }, { key: attemptSubject('account', `invited ${email.toLowerCase()}`) });
};

/** Mails the link of an invitation; links sent before are worthless from then on. */
export const mailInvitation = async (ctx: OpenCtx, { email }: { email: string }): Promise<void> => {
  const made = await withTransaction(ctx, (tx) => makeLink(tx, email, invitationMinutes));
  if (made) await mailLink(ctx, made, 'invitation_mail');
};
