import { dunning } from '@portal/contract/billing/billing.settings.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { clockIn, dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findAccountCredit } from '../account-credit.queries.ts';
import { zoneOfPlace } from '../account-zone.ts';
import { findPeopleToRemind } from '../billing-people.queries.ts';
import { findTerms } from '../invoices.queries.ts';
import { firstMailHour } from '../statements/schedule-days.ts';
import {
  countRemindersTo,
  findDunningTerms,
  findOverdue,
  findOverdueAccounts,
  hasReminderOn,
  insertReminder,
  type RemindedInvoice,
} from './dunning.queries.ts';
import { mailReminderJob } from './mail-reminder.ts';
import { latestStage, nextDunning } from './next-dunning.ts';
import { isCoveredBy, isPromised, lastOf } from './overdue.ts';

/** The invoices of an account whose reminder has come, with its stage. */
const dueReminders = async (ctx: OpenCtx, accountId: number, today: string): Promise<RemindedInvoice[]> => {
  const terms = await findDunningTerms(ctx.db, accountId);
  if (terms && !terms.is_dunned) return [];
  const days = terms?.days ?? ctx.services.settings.get(dunning).days;
  const overdue = (await findOverdue(ctx.db, accountId, today)).filter(({ status }) => isPayable(status));
  const due = overdue.flatMap((invoice): RemindedInvoice[] => {
    const next = nextDunning(days, invoice.due_on, lastOf(invoice));
    if (!next || next.on > today || invoice.payable <= 0 || isPromised(invoice, today)) return [];
    return [{ invoice_id: invoice.id, stage: next.stage, amount: invoice.payable }];
  });
  if (due.length === 0) return [];
  const { available } = await findAccountCredit(ctx.db, 'all', accountId);
  return isCoveredBy(available, overdue) ? [] : due;
};

/**
 * Has an account reminded of what is due for it, once a day, whichever of many servers does it. An address that has had
 * its mails of the day is left out; where all have, it waits until the next day.
 */
const remindAccount = (ctx: OpenCtx, account_id: number, mailed_on: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await findTerms(tx.db, account_id, true);
    if (await hasReminderOn(tx.db, account_id, mailed_on)) return;
    const invoices = await dueReminders(tx, account_id, mailed_on);
    if (invoices.length === 0) return;
    const stage = latestStage(invoices.map((one) => one.stage));
    const { mails_a_day } = tx.services.settings.get(dunning);
    const people = await findPeopleToRemind(tx.db, account_id);
    const reached: string[] = [];
    // In one order, so that two accounts with the same people never wait for each other.
    for (const { email, language } of people.toSorted((a, b) => a.email.localeCompare(b.email))) {
      if ((await countRemindersTo(tx.db, email, mailed_on)) >= mails_a_day) continue;
      const mail_id = await insertReminder(tx.db, { account_id, stage, email, language, mailed_on }, invoices);
      await enqueue(tx, mailReminderJob, { mail_id });
      reached.push(email);
    }
    if (reached.length === 0) return;
    await audit(tx, {
      action: 'billing.dunned',
      object_type: 'account',
      object_id: account_id,
      account_id,
      after: { stage, emails: reached, invoices: invoices.map(({ invoice_id }) => invoice_id) },
    });
  });

// The zone where a day begins first: what is past due nowhere yet is past due for nobody.
const earliestZone = 'Pacific/Kiritimati';

/** Reminds the accounts whose morning has come of what is overdue. What fails is tried again at the next look. */
export const remindOverdue = async (ctx: OpenCtx): Promise<void> => {
  if (!ctx.services.settings.get(dunning).is_on) return;
  const now = ctx.services.clock.now();
  for (const account of await findOverdueAccounts(ctx.db, dayInZone(earliestZone, now))) {
    const { day, hour } = clockIn(zoneOfPlace(ctx, account), now);
    if (hour < firstMailHour || (await dueReminders(ctx, account.id, day)).length === 0) continue;
    await remindAccount(ctx, account.id, day).catch((err: unknown) =>
      ctx.log.warn({ err, account: account.id }, 'account not reminded of overdue invoices'),
    );
  }
};

export const sendDueReminders: Ticker = {
  name: 'billing.send-due-reminders',
  everyMs: 300_000,
  run: remindOverdue,
};
