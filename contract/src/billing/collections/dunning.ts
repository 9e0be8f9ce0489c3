import { z } from 'zod';
import { Day, Id, Instant } from '../../values/values.ts';
import { Language } from '../../words/language-schemas.ts';
import { PaymentPromise } from './promises.ts';
import { WriteOff } from './write-offs.ts';
import { dunningPauses, dunningStages } from './dunning-stages.ts';

const daysPastDue = z.int().min(1).max(365);

/** Days past due from which each reminder is sent: a later one never before an earlier one. */
export const DunningDays = z
  .strictObject({ friendly: daysPastDue, firm: daysPastDue, final: daysPastDue })
  .superRefine(({ friendly, firm, final }, check) => {
    const params = { code: 'billing.dunning_order' };
    if (firm <= friendly) check.addIssue({ code: 'custom', path: ['firm'], params });
    if (final <= firm) check.addIssue({ code: 'custom', path: ['final'], params });
  });

/** How overdue invoices are reminded of, where an account has no terms of its own. */
export const Dunning = z.strictObject({
  is_on: z.boolean(),
  days: DunningDays,
  /** An address gets no more reminders a day, whatever accounts they are about. */
  mails_a_day: z.int().min(1).max(20),
});
export type Dunning = z.infer<typeof Dunning>;

/** What the operator has agreed on with one account. */
export const DunningTermsInput = z.strictObject({
  is_dunned: z.boolean(),
  /** Null: the days of the setting. */
  days: DunningDays.nullable(),
  version: z.int().min(0),
});
export type DunningTermsInput = z.infer<typeof DunningTermsInput>;

/** A reminder that was mailed, or waits to be. */
export const DunningMail = z.strictObject({
  id: Id,
  stage: z.enum(dunningStages),
  email: z.string(),
  language: Language,
  mailed_on: Day,
  invoices: z.array(z.strictObject({ id: Id, number: z.int(), stage: z.enum(dunningStages), amount: z.number() })),
  /** Null while it waits to be sent, and where nothing was owed any more by then. */
  sent_at: Instant.nullable(),
  is_dropped: z.boolean(),
});
export type DunningMail = z.infer<typeof DunningMail>;

export const AccountDunning = DunningTermsInput.extend({
  account_id: Id,
  /** Whether the portal reminds anybody, and the days where the account has none of its own. */
  is_on: z.boolean(),
  usual_days: DunningDays,
  /** The latest reminders, newest first. */
  mailed: z.array(DunningMail),
});
export type AccountDunning = z.infer<typeof AccountDunning>;

/** What is done to collect an invoice: the operator's alone. */
export const Collection = z.strictObject({
  invoice_id: Id,
  /** The next reminder and its day; null where there is none to come. */
  next: z.strictObject({ stage: z.enum(dunningStages), on: Day }).nullable(),
  /** Why it waits; null where it does not. */
  pause: z.enum(dunningPauses).nullable(),
  mailed: z.array(DunningMail),
  /** What its shipper has promised, the latest first. */
  promises: z.array(PaymentPromise),
  /** What was written off of it, or is asked to be; the latest first. */
  write_offs: z.array(WriteOff),
});
export type Collection = z.infer<typeof Collection>;
