import { carrierAlertCrossed } from '@portal/contract/carriers/carriers.events.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { notificationsPhrase } from '../words/notifications-phrase.ts';
import { findChosenPerson, findMailedCrossing, type MailedCrossing, recordMails } from './alert-mails.queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findChosenPerson>>>;

/** What the mail says about a carrier beyond a threshold. */
export const alertLetter = (
  { email, language, may_change }: Reader,
  crossing: MailedCrossing,
  publicUrl: string,
): Letter => {
  const { carrier, kind, days, threshold, message } = crossing;
  const params = { carrier, days, limit: String(threshold) };
  return {
    to: email,
    language,
    subject: notificationsPhrase(language, `carrier_alert.subject.${kind}`, params),
    heading: notificationsPhrase(language, `carrier_alert.heading.${kind}`, params),
    paragraphs: [notificationsPhrase(language, 'carrier_alert.body', params)],
    facts: [
      { label: notificationsPhrase(language, 'facts.carrier'), value: carrier },
      { label: notificationsPhrase(language, 'carrier_alert.notice'), value: message[language] },
      {
        label: notificationsPhrase(language, 'carrier_alert.threshold'),
        value: notificationsPhrase(language, `carrier_alert.limit.${kind}`, params),
      },
      {
        label: notificationsPhrase(language, 'carrier_alert.period'),
        value: notificationsPhrase(language, 'carrier_alert.days', params),
      },
    ],
    action: may_change
      ? {
          label: notificationsPhrase(language, 'carrier_alert.open_thresholds'),
          url: `${publicUrl}/settings/carrier-thresholds`,
        }
      : { label: notificationsPhrase(language, 'carrier_alert.open_loads'), url: `${publicUrl}/my-loads` },
    note: notificationsPhrase(language, 'carrier_alert.why'),
  };
};

const mailJobName = 'notifications.mail-carrier-alert-to';

/** Mails one person: a job each, so that a mail that fails is repeated without the others. */
export const mailPersonOfAlert = job<{ crossing_id: number; user_id: number }>(
  mailJobName,
  async (ctx, { crossing_id, user_id }) => {
    const { mail, config } = ctx.services;
    const [crossing, person] = await Promise.all([
      findMailedCrossing(ctx.db, crossing_id),
      findChosenPerson(ctx.db, user_id),
    ]);
    if (crossing && person) await mail.send(composeMail(ctx.services, alertLetter(person, crossing, config.publicUrl)));
  },
  mailJob,
);

/** Mails those whom accounts have chosen that a carrier lies beyond a threshold: once of each time it comes to. */
export const mailCarrierAlert = listener(
  carrierAlertCrossed,
  'notifications.start-carrier-alert-mails',
  (ctx, { crossing_id }) =>
    withTransaction(ctx, async (tx) => {
      for (const user_id of await recordMails(tx.db, crossing_id)) {
        await enqueue(tx, mailJobName, { crossing_id, user_id }, { key: `${mailJobName}:${crossing_id}:${user_id}` });
      }
    }),
);
