import { claimChanged } from '@portal/contract/claims/claims.events.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { composeMail, toOperations, type Letter } from '../../platform/mail/mail-layout.ts';
import {
  choice,
  type ClaimFacts,
  claimFacts,
  type ClaimReader,
  dueText,
  framed,
  money,
  operatorOf,
  type Say,
  sayerOf,
  shipperOf,
} from './claim-letter.ts';
import { words as en } from './words/claims.en.ts';
import { type ClaimNews, findClaimNews, findPaperNames } from './claim-news.queries.ts';

/** The other side: what the operator does goes to who filed the case, all else to its representative or the operations mailbox. */
const readerOf = (news: ClaimNews, operations: Parameters<typeof operatorOf>[1]): ClaimReader | null =>
  news.side === 'operator' ? shipperOf(news) : operatorOf(news, operations);

const outcomeOf = (news: ClaimNews, language: Language): ClaimFacts => {
  const { event, offer_amount, recovered_amount, decline_reason, currency } = news;
  return [
    ['offer', event === 'offer' || event === 'accept_offer' ? money(offer_amount, currency) : null],
    ['approved', event === 'approve' ? money(offer_amount, currency) : null],
    ['recovered', event === 'pay' ? money(recovered_amount, currency) : null],
    ['reason', event === 'decline' ? choice(language, 'decline_reasons', decline_reason) : null],
  ];
};

const factsOf = (news: ClaimNews, language: Language, papers: readonly string[]): Letter['facts'] =>
  claimFacts(news, language, [
    ...outcomeOf(news, language),
    ['documents', papers.join(', ')],
    ['carrier_claim', news.carrier_claim_number],
    ['status', news.kind === 'move' ? choice(language, 'statuses', news.to_status) : null],
    ['due', dueText(language, news)],
  ]);

const isHeaded = (event: string | null): event is keyof typeof en.headings =>
  event !== null && Object.hasOwn(en.headings, event);

/** Whether the mail says what the reader has to do now. */
const hasNextStep = (event: string | null): event is keyof typeof en.next =>
  event !== null && Object.hasOwn(en.next, event);

const headed = (
  news: ClaimNews,
  { language, isOperator }: ClaimReader,
  say: Say,
  operatorName: string,
): Pick<Letter, 'subject' | 'heading'> => {
  const who = news.actor_name ?? operatorName;
  const side = isOperator ? 'to_operator' : 'heading';
  if (news.kind === 'message') return { subject: say('message_subject'), heading: say(`message_${side}`, { who }) };
  if (news.kind === 'edit') return { subject: say('papers_subject'), heading: say(`papers_${side}`, { who }) };
  const what = choice(language, 'events', news.event) ?? '';
  const type = choice(language, 'types', news.type) ?? '';
  return {
    subject: say('subject', { what }),
    heading: isHeaded(news.event) ? say(`headings.${news.event}`, { type }) : what,
  };
};

/** Who writes, and below which address the portal stands. */
type Frame = { operatorName: string; publicUrl: string };

export const claimLetter = (reader: ClaimReader, news: ClaimNews, papers: readonly string[], frame: Frame): Letter => {
  const { language } = reader;
  const say = sayerOf(news, language);
  const next = hasNextStep(news.event) ? [say(`next.${news.event}`)] : [];
  return {
    ...framed(news, reader, frame.publicUrl),
    ...headed(news, reader, say, frame.operatorName),
    paragraphs: [...news.text.split('\n').filter(Boolean), ...next],
    facts: factsOf(news, language, papers),
  };
};

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);

type Details = { documents?: { before?: unknown; after?: unknown }; changes?: Details };

/** The papers that came with a line, whether they were all of it or came with a move. */
const addedPapers = (news: ClaimNews): number[] => {
  const details = news.details as Details;
  const { before, after } = details.documents ?? details.changes?.documents ?? {};
  const former = new Set(idsOf(before));
  return idsOf(after).filter((id) => !former.has(id));
};

/** Whether the other side is written to: of moves, messages and added papers, but not of a draft somebody gave up. */
export const isNews = (news: ClaimNews): boolean => {
  const { kind, from_status, to_status } = news;
  if (kind === 'edit') return addedPapers(news).length > 0;
  return kind === 'message' || (kind === 'move' && !(from_status === 'draft' && to_status === 'withdrawn'));
};

const papersOf = async (ctx: OpenCtx, news: ClaimNews): Promise<string[]> => {
  const added = addedPapers(news);
  return added.length > 0 ? findPaperNames(ctx, news.id, added) : [];
};

/** Mails the other side of a case what was done, written or shown in it, in the reader's language. */
export const mailClaimChanged = mailListener(claimChanged, 'notifications.mail-claim', async (ctx, { entry_id }) => {
  const news = await findClaimNews(ctx, entry_id);
  if (!news || !isNews(news)) return;
  const { config, mail, settings } = ctx.services;
  const reader = readerOf(news, toOperations(ctx.services));
  if (!reader) return;
  const frame: Frame = { operatorName: settings.get(operatorIdentity).name, publicUrl: config.publicUrl };
  const letter = claimLetter(reader, news, await papersOf(ctx, news), frame);
  await mail.send(composeMail(ctx.services, letter));
});
