import { claimChanged } from '@portal/contract/claims/claims.events.ts';
import { fallbackLanguage } from '@portal/contract/words/language.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { claimFacts, type ClaimReader, dueText, framed, sayerOf } from './claim-letter.ts';
import { type ClaimNews, findClaimNews, findPaperNames } from './claim-news.queries.ts';

/** Whoever submitted the case; null where nobody gets a mail. */
const submitterOf = ({ actor_email, actor_status, actor_language, is_branded }: ClaimNews): ClaimReader | null =>
  actor_email && actor_status === 'active' && !is_branded
    ? { email: actor_email, language: actor_language ?? fallbackLanguage, isOperator: false }
    : null;

/** What the mail says that a case was received, with the names of the papers that came with it. */
export const receiptLetter = (
  news: ClaimNews,
  reader: ClaimReader,
  papers: readonly string[],
  publicUrl: string,
): Letter => {
  const { language } = reader;
  const say = sayerOf(news, language);
  return {
    ...framed(news, reader, publicUrl),
    subject: say('receipt.subject'),
    heading: say('receipt.heading'),
    paragraphs: [say('receipt.text')],
    facts: claimFacts(news, language, [
      ['load', String(news.load_id)],
      ['documents', papers.join(', ')],
      ['due', dueText(language, news)],
    ]),
  };
};

/** Confirms to whoever submitted a case that it was received: what was claimed, what came with it, what is next. */
export const mailClaimReceipt = mailListener(
  claimChanged,
  'notifications.mail-claim-receipt',
  async (ctx, { entry_id }) => {
    const news = await findClaimNews(ctx, entry_id);
    const reader = news?.event === 'submit' ? submitterOf(news) : null;
    if (!news || !reader) return;
    const { config, mail } = ctx.services;
    const papers = await findPaperNames(ctx, news.id);
    await mail.send(composeMail(ctx.services, receiptLetter(news, reader, papers, config.publicUrl)));
  },
);
