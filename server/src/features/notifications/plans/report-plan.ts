import { planDayLeft, planPaused } from '@portal/contract/templates/templates.events.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { notifyPeople } from '../bell/notify-people.ts';
import { notificationsPhrase } from '../words/notifications-phrase.ts';
import { findDayNews, findPauseNews, findPlanReaders, type PlanNews, type PlanReader } from './plan-news.queries.ts';

type Facts = Pick<PlanNews, 'name' | 'day' | 'load_id' | 'why'>;
type Reader = Pick<PlanReader, 'email' | 'language'>;

/** What a mail says of a recurring load that does not go on by itself. */
export const planLetter = (
  { email, language }: Reader,
  { name, day, load_id, why }: Facts,
  publicUrl: string,
): Letter => {
  const params = { name, day: day ? dayText(day) : '' };
  const subject = notificationsPhrase(language, day ? 'plan.day_subject' : 'plan.paused_subject', params);
  return {
    to: email,
    language,
    subject,
    heading: subject,
    paragraphs: [
      notificationsPhrase(language, `plan.reasons.${why}`, params),
      notificationsPhrase(language, load_id ? 'plan.with_load' : day ? 'plan.without_load' : 'plan.go_on', params),
    ],
    facts: [],
    action: {
      label: notificationsPhrase(language, load_id ? 'open_load' : 'plan.open', params),
      url: `${publicUrl}${load_id ? `/my-loads/${load_id}` : '/quote-book/again'}`,
    },
    note: notificationsPhrase(language, 'plan.note', params),
  };
};

const mailJobName = 'notifications.mail-plan-to';

type PersonsMail = { about: Facts; reader: Reader };

/** Mails one person: a job each, so that a mail that fails is repeated without the others. */
export const mailPersonOfPlan = job<PersonsMail>(
  mailJobName,
  (ctx, { about, reader }) =>
    ctx.services.mail.send(composeMail(ctx.services, planLetter(reader, about, ctx.services.config.publicUrl))),
  mailJob,
);

/** Rings and mails each reader once; people of branded accounts get no mails of ours. */
const notifyReaders = (ctx: OpenCtx, news: PlanNews | undefined, event: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (!news) return;
    const { account_id, load_id, name, day, why } = news;
    const readers = await findPlanReaders(tx.db, news);
    const kind = day ? 'plan_day_left' : 'plan_paused';
    const facts = { name, day: day ? dayText(day) : '' };
    const ids = readers.map(({ id }) => id);
    const notified = await notifyPeople(tx, { kind, event, account_id, load_id, facts }, ids);
    for (const { id, email, language, is_branded } of readers) {
      // A listener that is repeated mails nobody twice.
      if (is_branded || !notified.includes(id)) continue;
      const mail: PersonsMail = { about: { name, day, load_id, why }, reader: { email, language } };
      await enqueue(tx, mailJobName, mail, { key: `${mailJobName}:${event}:${email}` });
    }
  });

/** Says that a planned day needs a person. */
export const reportPlanDay = listener(planDayLeft, 'notifications.report-plan-day', async (ctx, { plan_id, day }) =>
  notifyReaders(ctx, await findDayNews(ctx.db, plan_id, day), `plan_day_left:${plan_id}:${day}`),
);

/** Says that a plan makes no more loads. */
export const reportPlanPaused = listener(
  planPaused,
  'notifications.report-plan-paused',
  async (ctx, { plan_id, version }) =>
    notifyReaders(ctx, await findPauseNews(ctx.db, plan_id), `plan_paused:${plan_id}:${version}`),
);
