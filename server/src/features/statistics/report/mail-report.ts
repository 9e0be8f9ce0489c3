import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { scheduledReport } from '@portal/contract/statistics/statistics.settings.ts';
import { clockIn } from '@portal/contract/values/zones/local-time.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { z } from 'zod';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { periodOn } from '../period.ts';
import { statisticsPhrase } from '../words/statistics-phrase.ts';
import { writeReport, xlsxType } from './get-report.ts';
import { insertReport } from '../statistics.queries.ts';

const mailReportJob = 'statistics.mail-report';

type Schedule = z.output<(typeof scheduledReport)['schema']>;

/** Whether a report goes out now, or should have since its hour today. */
export const isDue = (schedule: Schedule, { day, hour, weekday }: ReturnType<typeof clockIn>): boolean => {
  if (schedule.recipients.length === 0 || hour < schedule.hour) return false;
  if (schedule.rhythm === 'week') return weekday === schedule.weekday;
  return schedule.rhythm === 'day' || day.endsWith('-01');
};

type Mailing = Pick<Schedule, 'language' | 'last_n_months'> & { to: string; day: string };

const mailReport = async (ctx: OpenCtx, { to, day, language, last_n_months }: Mailing): Promise<void> => {
  const period = periodOn(day, last_n_months ?? undefined);
  const figures = { accounts: null, from: period.from, mode: undefined };
  const { bytes, name } = await writeReport(ctx, { period, figures }, language);
  const { config, mail, settings } = ctx.services;
  const params = { date: dayText(day), sender: settings.get(operatorIdentity).name };
  const letter = composeMail(ctx.services, {
    to,
    language,
    subject: statisticsPhrase(language, 'mail.subject', params),
    heading: statisticsPhrase(language, 'mail.heading'),
    paragraphs: [statisticsPhrase(language, 'mail.body', params)],
    action: { label: statisticsPhrase(language, 'mail.open'), url: `${config.publicUrl}/home` },
    note: statisticsPhrase(language, 'mail.why'),
  });
  await mail.send({ ...letter, attachments: [{ filename: name, content: bytes, contentType: xlsxType }] });
};

/** One job for each address: a mail that is repeated goes to nobody who has it. */
export const mailReports = job<Mailing>(mailReportJob, mailReport, mailJob);

/** Has the report of this day mailed to everybody named, once. */
export const sendDueReport = async (ctx: OpenCtx): Promise<void> => {
  const { settings, clock } = ctx.services;
  const schedule = settings.get(scheduledReport);
  const now = clockIn(settings.get(billingTerms).time_zone, clock.now());
  if (!isDue(schedule, now)) return;
  const { recipients, rhythm, language, last_n_months } = schedule;
  await withTransaction(ctx, async (tx) => {
    if (!(await insertReport(tx.db, rhythm, now.day))) return;
    for (const to of new Set(recipients)) {
      await enqueue(tx, mailReportJob, { to, day: now.day, language, last_n_months });
    }
  });
};

export const watchReports: Ticker = { name: 'statistics.send-reports', everyMs: 60_000, run: sendDueReport };
