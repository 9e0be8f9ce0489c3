import { z } from 'zod';
import { Day, Email, Id, Instant } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';

/** A calendar month, YYYY-MM. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** A statement goes to at most so many addresses. */
export const mostRecipients = 10;

/** The last day of the month a schedule can name: every month has it. */
export const lastScheduleDay = 28;

const Addresses = z.array(Email).max(mostRecipients);

/** On which day of each month the statement of the month before is mailed, to whom, and in which language. */
export const ScheduleInput = z.strictObject({
  day_of_month: z.int().min(1).max(lastScheduleDay),
  /** Nobody: no statement is mailed by itself. */
  recipients: Addresses,
  /** Of addresses that are nobody's of the account; its users are written to in the language of their profile. */
  language: Language,
  version: z.int().min(0),
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;

export const MailedStatement = z.strictObject({
  id: Id,
  month: Month,
  email: z.string(),
  by_schedule: z.boolean(),
  created_at: Instant,
  /** Null while it waits to be sent. */
  sent_at: Instant.nullable(),
});
export type MailedStatement = z.infer<typeof MailedStatement>;

export const StatementSchedule = ScheduleInput.extend({
  account_id: Id,
  /** The zone whose days are counted: that of the account. */
  time_zone: z.string(),
  /** The next day on which a statement is mailed; null where nobody gets it. */
  next_on: Day.nullable(),
  /** The latest that were mailed, newest first. */
  mailed: z.array(MailedStatement),
});
export type StatementSchedule = z.infer<typeof StatementSchedule>;

/** The statement of a month, sent at once. */
export const SendStatement = z.strictObject({ month: Month, emails: Addresses.min(1), language: Language });

/** What the mail with a statement says. */
export const StatementMail = z.strictObject({ subject: z.string(), text: z.string(), files: z.array(z.string()) });
