import { fallbackLanguage, type Language } from '@portal/contract/words/language.ts';
import { dayText } from '../../platform/day-text.ts';
import type { Letter } from '../../platform/mail/mail-layout.ts';
import { phrase, type PhraseParams } from '../../platform/mail/phrases.ts';
import type { MailedClaim } from './claim-news.queries.ts';

/** Whom a mail about a case goes to. */
export type ClaimReader = { email: string; language: Language; isOperator: boolean };

/** Who filed the case; null where nobody is to be written to: branded accounts have mails of their own. */
export const shipperOf = ({ author_email, author_status, author_language, is_branded }: MailedClaim) =>
  author_email && author_status === 'active' && !is_branded
    ? { email: author_email, language: author_language ?? fallbackLanguage, isOperator: false }
    : null;

/** The case's representative, else the operator's desk. */
export const operatorOf = (claim: MailedClaim, operationsEmail: string): ClaimReader => {
  const { representative_email: email, representative_language, representative_status } = claim;
  return email && representative_status === 'active'
    ? { email, language: representative_language ?? fallbackLanguage, isOperator: true }
    : { email: operationsEmail, language: fallbackLanguage, isOperator: true };
};

export const money = (amount: number | null, currency: string): string | null =>
  amount === null ? null : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;

export const choice = (language: Language, list: string, code: string | null): string | null =>
  code && phrase(language, `claims.${list}.${code}`);

export const dueText = (language: Language, { next_deadline, next_due_on }: MailedClaim): string | null =>
  next_due_on && `${phrase(language, `claims.deadlines.${next_deadline}`)}: ${dayText(next_due_on)}`;

type Facts = NonNullable<Letter['facts']>;

/** Which case it is, and what else is told of it in this order; what is empty is left out. */
export const claimFacts = (claim: MailedClaim, language: Language, more: Record<string, string | null>): Facts => {
  const subject = [choice(language, 'categories', claim.category), choice(language, 'reasons', claim.reason)];
  const facts: Record<string, string | null> = {
    claim: String(claim.id),
    type: choice(language, 'types', claim.type),
    subject: subject.filter(Boolean).join(' · '),
    amount: money(claim.amount, claim.currency),
    ...more,
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value ? [{ label: phrase(language, `notifications.claims.facts.${name}`), value }] : [],
  );
};

export type Say = (name: string, params?: PhraseParams) => string;

/** The phrases of mails about cases, with the numbers every one of them may name. */
export const sayerOf =
  ({ id, load_id, account_name }: MailedClaim, language: Language): Say =>
  (name, params = {}) =>
    phrase(language, `notifications.claims.${name}`, { claim: id, load: load_id, account: account_name, ...params });

/** What all mails about cases have in common: who reads it, where to look, and why it came. */
export const framed = (
  claim: MailedClaim,
  { email, language, isOperator }: ClaimReader,
  publicUrl: string,
): Pick<Letter, 'to' | 'language' | 'action' | 'note'> => {
  const say = sayerOf(claim, language);
  return {
    to: email,
    language,
    action: { label: say('open'), url: `${publicUrl}/claims/${claim.id}` },
    note: say(isOperator ? 'why_operator' : 'why'),
  };
};
