import { dunning } from '@portal/contract/billing/billing.settings.ts';
import type { DunningStage } from '@portal/contract/billing/collections/dunning-stages.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { money } from '../../../platform/money-text.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { billingDay } from '../billing-day.ts';
import { findOwedOf, findRemindedInvoices, findReminder, markReminder } from './dunning.queries.ts';
import { latestStage } from './next-dunning.ts';
import { isPromised } from './overdue.ts';

/** Most invoices that a reminder names one by one. */
const mostNamed = 15;

/** What of an overdue invoice its reminder says. */
export type RemindedOf = { id: number; number: number; due_on: string; payable: number };
type About = { to: string; language: Language; stage: DunningStage; account: string };

/** What a reminder of overdue invoices says. */
export const reminderLetter = (
  invoices: readonly RemindedOf[],
  { to, language, stage, account }: About,
  { operatorName: operator, publicUrl }: { operatorName: string; publicUrl: string },
): Letter => {
  const owed = money(dollars(sum(invoices.map(({ payable }) => cents(payable)))));
  const count = invoices.length;
  const [first] = invoices;
  const params = { count, number: String(first?.number ?? ''), amount: owed, account, operator };
  const say = (key: Parameters<typeof billingPhrase>[1], more = {}) =>
    billingPhrase(language, key, { ...params, ...more });
  const named = invoices.slice(0, mostNamed);
  return {
    to,
    language,
    subject: say(`mail.reminder.${stage}.subject`),
    heading: say(`mail.reminder.${stage}.heading`),
    paragraphs: [say(`mail.reminder.${stage}.body`), say('mail.reminder.crossed')],
    facts: [
      ...named.map(({ number, payable, due_on }) => ({
        label: say('mail.reminder.invoice', { number: String(number) }),
        value: say('mail.reminder.owed', { owed: money(payable), due: day(due_on) }),
      })),
      ...(count > named.length
        ? [
            {
              label: say('mail.reminder.more'),
              value: say('mail.reminder.more_count', { count: count - named.length }),
            },
          ]
        : []),
      ...(count > 1 ? [{ label: say('mail.reminder.total'), value: owed }] : []),
    ],
    action: {
      label: say('mail.reminder.action'),
      url: `${publicUrl}/payment-hub${count === 1 && first ? `/${first.id}` : '?age=overdue'}`,
    },
    note: say('mail.reminder.why'),
  };
};

/** Mails what of a reminder is still owed and not contested; nothing where none of it is any more. */
const mailReminder = async (ctx: OpenCtx, { mail_id }: { mail_id: number }): Promise<void> => {
  const { db, services } = ctx;
  const row = await findReminder(db, mail_id);
  // Repeated after the mail was taken: nobody gets it twice.
  if (!row || row.sent_at || row.dropped_at) return;
  const reminded = await findRemindedInvoices(db, mail_id);
  const owed = await findOwedOf(
    db,
    reminded.map(({ invoice_id }) => invoice_id),
  );
  const open = services.settings.get(dunning).is_on
    ? owed.filter((one) => isPayable(one.status) && one.payable > 0 && !isPromised(one, billingDay(ctx)))
    : [];
  if (open.length === 0) {
    await markReminder(db, mail_id, 'dropped_at');
    return;
  }
  const stage = latestStage(
    reminded.filter(({ invoice_id }) => open.some(({ id }) => id === invoice_id)).map((one) => one.stage),
  );
  const operatorName = services.settings.get(operatorIdentity).name;
  const about = { to: row.email, language: row.language, stage, account: row.account_name };
  const letter = reminderLetter(open, about, { operatorName, publicUrl: services.config.publicUrl });
  await services.mail.send(composeMail(services, letter));
  await markReminder(db, mail_id, 'sent_at');
};

export const mailReminderJob = 'billing.mail-reminder';

/** One job for each address: a mail that is repeated goes to nobody who has it. */
export const mailReminders = job<{ mail_id: number }>(mailReminderJob, mailReminder, mailJob);
