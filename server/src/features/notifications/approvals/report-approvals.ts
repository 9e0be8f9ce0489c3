import {
  approvalAsked,
  approvalEnded,
  approvalEscalated,
  approvalProposed,
} from '@portal/contract/approvals/approvals.events.ts';
import { isStandingApproval, isWaitingApproval } from '@portal/contract/approvals/approval-states.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { dayInZone, timeInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { money } from '../../../platform/money-text.ts';
import { type Decider, findDeciders } from '../../approvals/deciders.queries.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { notifyPeople } from '../bell/notify-people.ts';
import { words as en } from '../words/approvals.en.ts';
import { words as es } from '../words/approvals.es.ts';
import {
  type ApprovalNews,
  type ApprovalReader,
  findApprovalNews,
  findApprovalReaders,
} from './approval-news.queries.ts';

const phrase = phrasesOf({ en, es });

export type ApprovalOccasion = 'asked' | 'escalated' | 'approved' | 'sent_back' | 'ended' | 'proposed';

/** Who acts and what they say, by what has happened. */
const saidOf = (news: ApprovalNews, occasion: ApprovalOccasion, language: ApprovalReader['language']) => {
  if (occasion === 'proposed') return { who: news.proposed_by, text: news.proposal_note };
  if (occasion === 'sent_back') return { who: news.ended_by ?? '', text: news.end_note };
  if (occasion === 'approved') return { who: news.ended_by ?? '', text: '' };
  if (occasion === 'ended') return { who: '', text: phrase(language, 'ended.text') };
  return { who: news.actor_name, text: news.note };
};

const isToDecide = (occasion: ApprovalOccasion): boolean => occasion === 'asked' || occasion === 'escalated';

/** The mail about a request: to those who decide, or to whoever asked. Its button leads to the decision. */
export const approvalLetter = (
  { email, language }: Pick<ApprovalReader, 'email' | 'language'>,
  news: ApprovalNews,
  occasion: ApprovalOccasion,
  { publicUrl, zone }: { publicUrl: string; zone: string },
): Letter => {
  const { who, text } = saidOf(news, occasion, language);
  const params = { load: news.load_id, price: money(news.price), who };
  const say = (name: 'subject' | 'heading' | 'why') => phrase(language, `${occasion}.${name}`, params);
  const until = new Date(news.until);
  return {
    to: email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: text.split('\n').filter(Boolean),
    facts: [
      { label: phrase(language, 'load'), value: String(news.load_id) },
      { label: phrase(language, 'route'), value: `${news.from} → ${news.to}` },
      { label: phrase(language, 'carrier'), value: news.carrier },
      { label: phrase(language, 'price'), value: money(news.price) },
      ...(isToDecide(occasion)
        ? [{ label: phrase(language, 'until'), value: `${dayText(dayInZone(zone, until))} ${timeInZone(zone, until)}` }]
        : []),
    ],
    action: {
      label: phrase(language, isToDecide(occasion) ? 'decide' : 'open'),
      url: `${publicUrl}/approvals/${news.id}`,
    },
    note: say('why'),
  };
};

const mailJobName = 'notifications.mail-approval-to';
type PersonsMail = { approval_id: number; occasion: ApprovalOccasion; reader: ApprovalReader };

/** Mails one person: a job each, so that a mail that fails is repeated without the others. */
export const mailPersonOfApproval = job<PersonsMail>(
  mailJobName,
  async (ctx, { approval_id, occasion, reader }) => {
    const news = await findApprovalNews(ctx.db, approval_id);
    // Nobody is asked to decide what has ended meanwhile.
    if (!news || (isToDecide(occasion) && !isWaitingApproval(news.status))) return;
    const { config, mail } = ctx.services;
    const about = { publicUrl: config.publicUrl, zone: await zoneOfAccount(ctx, reader.account_id) };
    await mail.send(composeMail(ctx.services, approvalLetter(reader, news, occasion, about)));
  },
  mailJob,
);

/** Rings these people, and mails those of them who are rung now. */
const reportTo = async (
  tx: OpenCtx,
  news: ApprovalNews,
  occasion: ApprovalOccasion,
  people: readonly number[],
): Promise<void> => {
  const { id, account_id, load_id, carrier } = news;
  const { who, text } = saidOf(news, occasion, 'en');
  const facts = { approval: id, who, note: text, price: money(news.price), carrier };
  // What was proposed may be proposed again, otherwise.
  const event = `approval:${id}:${occasion}${occasion === 'proposed' ? `:${news.proposal_note}` : ''}`;
  const rung = await notifyPeople(tx, { kind: `approval_${occasion}`, event, account_id, load_id, facts }, people);
  for (const reader of await findApprovalReaders(tx.db, rung)) {
    const key = `${mailJobName}:${event}:${reader.id}`;
    await enqueue(tx, mailJobName, { approval_id: id, occasion, reader } satisfies PersonsMail, { key });
  }
};

/** Those who may decide now, other than whoever asked. */
const decidersNow = async (tx: OpenCtx, { id, asked_by }: ApprovalNews): Promise<Decider[]> => {
  const now = tx.services.clock.now();
  return (await findDeciders(tx.db, id)).filter(
    ({ user_id, from_at }) => user_id !== asked_by && new Date(from_at) <= now,
  );
};

const withNews = (ctx: OpenCtx, id: number, work: (tx: OpenCtx, news: ApprovalNews) => Promise<void>): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const news = await findApprovalNews(tx.db, id);
    if (news) await work(tx, news);
  });

/** Reports a request to those who may decide; a bell they have had already does not ring again. */
export const reportApprovalAsked = listener(approvalAsked, 'notifications.report-approval-asked', (ctx, payload) =>
  withNews(ctx, payload.approval_id, async (tx, news) => {
    if (!isWaitingApproval(news.status)) return;
    const people = await decidersNow(tx, news);
    await reportTo(
      tx,
      news,
      'asked',
      people.map(({ user_id }) => user_id),
    );
  }),
);

/** Reports to those who decide too from now on. */
export const reportApprovalEscalated = listener(
  approvalEscalated,
  'notifications.report-approval-escalated',
  (ctx, payload) =>
    withNews(ctx, payload.approval_id, async (tx, news) => {
      if (!isWaitingApproval(news.status)) return;
      const people = (await decidersNow(tx, news)).filter(({ as }) => as !== 'decides');
      await reportTo(
        tx,
        news,
        'escalated',
        people.map(({ user_id }) => user_id),
      );
    }),
);

/** Reports to whoever asked what came of it; who withdrew it knows. */
export const reportApprovalEnded = listener(approvalEnded, 'notifications.report-approval-ended', (ctx, payload) =>
  withNews(ctx, payload.approval_id, async (tx, news) => {
    const { status, asked_by } = news;
    if (isStandingApproval(status)) return reportTo(tx, news, 'approved', [asked_by]);
    if (status === 'sent_back') return reportTo(tx, news, 'sent_back', [asked_by]);
    if (status === 'expired' || status === 'void') await reportTo(tx, news, 'ended', [asked_by]);
  }),
);

export const reportApprovalProposed = listener(
  approvalProposed,
  'notifications.report-approval-proposed',
  (ctx, payload) => withNews(ctx, payload.approval_id, (tx, news) => reportTo(tx, news, 'proposed', [news.asked_by])),
);
