import { fallbackLanguage, type Language } from '@portal/contract/words/language.ts';
import { dayText } from '../../platform/day-text.ts';
import { jobOn } from '../../platform/jobs.ts';
import { composeMail, type Letter } from '../../platform/mail-layout.ts';
import { phrase, type PhraseParams } from '../../platform/phrases.ts';
import { type ClaimNews, findClaimNews } from './claim-news.queries.ts';

type Reader = { email: string; language: Language; isOperator: boolean };

/** The other side: what the operator does goes to who filed the case, all else to its representative or the desk. */
const readerOf = (news: ClaimNews, operationsEmail: string): Reader | null => {
  if (news.side === 'operator') {
    const { author_email: email, author_language, author_status, is_branded } = news;
    if (!email || author_status !== 'active' || is_branded) return null;
    return { email, language: author_language ?? fallbackLanguage, isOperator: false };
  }
  const { representative_email: email, representative_language, representative_status } = news;
  return email && representative_status === 'active'
    ? { email, language: representative_language ?? fallbackLanguage, isOperator: true }
    : { email: operationsEmail, language: fallbackLanguage, isOperator: true };
};

const money = (amount: number | null, currency: string): string | null =>
  amount === null ? null : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;

const choice = (language: Language, list: string, code: string | null): string | null =>
  code && phrase(language, `claims.${list}.${code}`);

const outcomeOf = (news: ClaimNews, language: Language): Record<string, string | null> => {
  const { event, offer_amount, recovered_amount, decline_reason, currency } = news;
  return {
    offer: event === 'offer' || event === 'accept_offer' ? money(offer_amount, currency) : null,
    approved: event === 'approve' ? money(offer_amount, currency) : null,
    recovered: event === 'pay' ? money(recovered_amount, currency) : null,
    reason: event === 'decline' ? choice(language, 'decline_reasons', decline_reason) : null,
  };
};

const dueText = (language: Language, { next_deadline, next_due_on }: ClaimNews): string | null =>
  next_due_on && `${phrase(language, `claims.deadlines.${next_deadline}`)}: ${dayText(next_due_on)}`;

const factsOf = (news: ClaimNews, language: Language): NonNullable<Letter['facts']> => {
  const subject = [choice(language, 'categories', news.category), choice(language, 'reasons', news.reason)];
  const facts: Record<string, string | null> = {
    claim: String(news.id),
    type: choice(language, 'types', news.type),
    subject: subject.filter(Boolean).join(' · '),
    amount: money(news.amount, news.currency),
    ...outcomeOf(news, language),
    carrier_claim: news.carrier_claim_number,
    status: news.kind === 'move' ? choice(language, 'statuses', news.to_status) : null,
    due: dueText(language, news),
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value ? [{ label: phrase(language, `notifications.claims.facts.${name}`), value }] : [],
  );
};

type Say = (name: string, params?: PhraseParams) => string;

const headed = (news: ClaimNews, { language, isOperator }: Reader, say: Say): Pick<Letter, 'subject' | 'heading'> => {
  const who = news.actor_name ?? phrase(language, 'mail.sender');
  if (news.kind === 'message') {
    const heading = isOperator ? 'message_to_operator' : 'message_heading';
    return { subject: say('message_subject'), heading: say(heading, { who }) };
  }
  const what = phrase(language, `claims.events.${news.event}`);
  const type = phrase(language, `claims.types.${news.type}`);
  return { subject: say('subject', { what }), heading: say(`headings.${news.event}`, { type }) };
};

const nextSteps = new Set(['request_info', 'offer', 'decline', 'submit']);

const letterTo = (reader: Reader, news: ClaimNews, publicUrl: string): Letter => {
  const { language, isOperator } = reader;
  const common = { claim: news.id, load: news.load_id, account: news.account_name };
  const say: Say = (name, params = {}) => phrase(language, `notifications.claims.${name}`, { ...common, ...params });
  const next = news.event && nextSteps.has(news.event) ? [say(`next.${news.event}`)] : [];
  return {
    to: reader.email,
    language,
    ...headed(news, reader, say),
    paragraphs: [...news.text.split('\n').filter(Boolean), ...next],
    facts: factsOf(news, language),
    action: { label: say('open'), url: `${publicUrl}/claims/${news.id}` },
    note: say(isOperator ? 'why_operator' : 'why'),
  };
};

/** Whether the other side is written to: of moves and messages, but not of a draft somebody gave up. */
const isNews = ({ kind, from_status, to_status }: ClaimNews): boolean =>
  kind === 'message' || (kind === 'move' && !(from_status === 'draft' && to_status === 'withdrawn'));

/** Tells the other side of a case what was done or written in it, in the reader's language. */
export const mailClaimChanged = jobOn('claim.changed', 'notifications.mail-claim', async (ctx, { entry_id }) => {
  const news = await findClaimNews(ctx, entry_id);
  if (!news || !isNews(news)) return;
  const { config, mail } = ctx.services;
  const reader = readerOf(news, config.operationsEmail);
  if (reader) await mail.send(composeMail(config, letterTo(reader, news, config.publicUrl)));
});
