import { fallbackLanguage, type Language } from '@portal/contract/words/language.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Letter } from '../../platform/mail/mail-layout.ts';
import { phraseOfCode, type PhraseParams, phrasesOf } from '../../platform/mail/phrases.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import { words as en } from './words/claims.en.ts';
import type { words as claimWords } from '@portal/contract/claims/words/en.ts';
import type { MailedClaim } from './claim-news.queries.ts';
import { words as es } from './words/claims.es.ts';

const claimsPhrase = phrasesOf({ en, es });

/** Whom a mail about a case goes to. */
export type ClaimReader = { email: string; language: Language; isOperator: boolean };

/** Who filed the case; null where nobody gets a mail: branded accounts have mails of their own. */
export const shipperOf = ({ author_email, author_status, author_language, is_branded }: MailedClaim) =>
  author_email && author_status === 'active' && !is_branded
    ? { email: author_email, language: author_language ?? fallbackLanguage, isOperator: false }
    : null;

/** The case's representative, else the operations mailbox. */
export const operatorOf = (claim: MailedClaim, operations: Pick<Letter, 'to' | 'language'>): ClaimReader => {
  const { representative_email: email, representative_language, representative_status } = claim;
  return email && representative_status === 'active'
    ? { email, language: representative_language ?? fallbackLanguage, isOperator: true }
    : { email: operations.to, language: operations.language, isOperator: true };
};

export const money = (amount: number | null, currency: string): string | null =>
  amount === null ? null : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;

/** A choice of a case in words; null where nothing was chosen. */
export const choice = (
  language: Language,
  list: Exclude<keyof typeof claimWords, 'errors'>,
  code: string | null,
): string | null => code && (phraseOfCode(language, `claims.${list}`, code) ?? code);

export const dueText = (language: Language, { next_deadline, next_due_on }: MailedClaim): string | null =>
  next_due_on && `${choice(language, 'deadlines', next_deadline)}: ${dayText(next_due_on)}`;

/** What a mail says of a case by name, in this order. */
export type ClaimFacts = readonly (readonly [name: keyof typeof en.facts, value: string | null])[];

/** Which case it is, and what else a mail says of it; what is empty is left out. */
export const claimFacts = (claim: MailedClaim, language: Language, more: ClaimFacts): NonNullable<Letter['facts']> => {
  const subject = [choice(language, 'categories', claim.category), choice(language, 'reasons', claim.reason)];
  const facts: ClaimFacts = [
    ['claim', String(claim.id)],
    ['type', choice(language, 'types', claim.type)],
    ['subject', subject.filter(Boolean).join(' · ')],
    ['amount', money(claim.amount, claim.currency)],
    ...more,
  ];
  return facts.flatMap(([name, value]) => (value ? [{ label: claimsPhrase(language, `facts.${name}`), value }] : []));
};

export type Say = (key: KeyOf<typeof en>, params?: PhraseParams) => string;

/** The phrases of mails about cases, with the numbers every one of them may name. */
export const sayerOf =
  ({ id, load_id, account_name }: MailedClaim, language: Language): Say =>
  (key, params = {}) =>
    claimsPhrase(language, key, { claim: id, load: load_id, account: account_name, ...params });

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
