import { webhookSwitchedOff } from '@portal/contract/webhooks/webhooks.events.ts';
import { webhookRetention } from '@portal/contract/webhooks/webhooks.settings.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { notifyPeople } from '../bell/notify-people.ts';
import { findPeopleWith } from '../bell/recipients.queries.ts';
import { notificationsPhrase } from '../words/notifications-phrase.ts';
import { findStoppedWebhook, findWebhookPeople, type StoppedWebhook, webhookRight } from './webhook-off.queries.ts';

type Reader = { email: string; language: Language };

/** What the mail says of an endpoint that gets nothing any more. */
export const webhookOffLetter = (
  { email, language }: Reader,
  { url, off_reason }: Pick<StoppedWebhook, 'url' | 'off_reason'>,
  { publicUrl, days }: { publicUrl: string; days: number },
): Letter => {
  const params = { host: new URL(url).host, days };
  const reason = off_reason === 'gone' ? 'gone' : 'failed';
  const say = (name: 'subject' | 'heading' | 'body' | 'address' | 'open' | 'why') =>
    notificationsPhrase(language, `webhook_off.${name}`, params);
  return {
    to: email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [notificationsPhrase(language, `webhook_off.${reason}`, params), say('body')],
    facts: [{ label: say('address'), value: url }],
    action: { label: say('open'), url: `${publicUrl}/settings/webhooks` },
    note: say('why'),
  };
};

const mailJobName = 'notifications.mail-webhook-off-to';

type PersonsMail = { webhook_id: number; reader: Reader };

/** Mails one person: a job each, so that a mail that fails is repeated without the others. */
export const mailPersonOfWebhook = job<PersonsMail>(
  mailJobName,
  async (ctx, { webhook_id, reader }) => {
    const { mail, config, settings } = ctx.services;
    const endpoint = await findStoppedWebhook(ctx.db, webhook_id);
    if (!endpoint) return;
    const about = { publicUrl: config.publicUrl, days: settings.get(webhookRetention).days };
    await mail.send(composeMail(ctx.services, webhookOffLetter(reader, endpoint, about)));
  },
  mailJob,
);

/** Mails and rings those who see an account's endpoints that one of them was switched off: once of each time. */
export const reportWebhookOff = listener(
  webhookSwitchedOff,
  'notifications.report-webhook-off',
  (ctx, { webhook_id, at }) =>
    withTransaction(ctx, async (tx) => {
      const endpoint = await findStoppedWebhook(tx.db, webhook_id);
      if (!endpoint) return;
      const { account_id, url } = endpoint;
      const news = { kind: 'webhook_off', event: `webhook_off:${webhook_id}:${at}`, account_id } as const;
      const people = await findPeopleWith(tx.db, account_id, webhookRight);
      const notified = await notifyPeople(tx, { ...news, facts: { host: new URL(url).host } }, people);
      for (const { id, email, language } of await findWebhookPeople(tx.db, account_id)) {
        // A listener that is repeated mails nobody twice.
        if (!notified.includes(id)) continue;
        const key = `${mailJobName}:${webhook_id}:${at}:${email}`;
        await enqueue(tx, mailJobName, { webhook_id, reader: { email, language } } satisfies PersonsMail, { key });
      }
    }),
);
