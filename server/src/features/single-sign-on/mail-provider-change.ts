import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../platform/mail/phrases.ts';
import { findAdmin, findAdminIds } from './single-sign-on.queries.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const singleSignOnPhrase = phrasesOf({ en, es });

export const mailProviderChangeJob = 'single-sign-on.mail-provider-change';

type Provider = Pick<SingleSignOn, 'is_on' | 'issuer' | 'domains'>;
type ProviderChange = { userId: number } & Provider;

/** Has every admin of an account mailed about its provider, after the transaction. */
export const notifyAdmins = async (tx: OpenCtx, accountId: number, provider: Provider): Promise<void> => {
  const { is_on, issuer, domains } = provider;
  for (const userId of await findAdminIds(tx.db, accountId)) {
    await enqueue(tx, mailProviderChangeJob, { userId, is_on, issuer, domains } satisfies ProviderChange);
  }
};

/** Notifies an admin that their people sign in by another provider from now on, or by none: whose, they should know. */
export const mailProviderChange = async (ctx: OpenCtx, change: ProviderChange): Promise<void> => {
  const admin = await findAdmin(ctx.db, change.userId);
  if (!admin) return;
  const { name: operator, help_email, operations_email } = ctx.services.settings.get(operatorIdentity);
  const { email: to, first_name: name, account, language } = admin;
  const say = (key: 'subject' | 'heading' | 'greeting' | 'note' | 'changes.on' | 'changes.off', params = {}) =>
    singleSignOnPhrase(language, `provider_mail.${key}`, params);
  const { issuer, domains } = change;
  const params = { operator, account, issuer, domains: domains.join(', ') };
  await ctx.services.mail.send(
    composeMail(ctx.services, {
      to,
      language,
      subject: say('subject', { account }),
      heading: say('heading'),
      paragraphs: [say('greeting', { name }), say(change.is_on ? 'changes.on' : 'changes.off', params)],
      note: say('note', { email: help_email || operations_email }),
    }),
  );
};
