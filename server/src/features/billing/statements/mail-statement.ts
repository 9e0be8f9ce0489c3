import type { Statement } from '@portal/contract/billing/billing.ts';
import type { SendStatement } from '@portal/contract/billing/statement-mails.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { accountInScope } from '../account-in-scope.ts';
import { countBillingMails } from '../count-mails.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { findTerms } from '../invoices.queries.ts';
import { knownMonth, readStatement, statementOf } from './read-statement.ts';
import { findLanguages, findMailing, insertMailed, markSent } from './schedules.queries.ts';
import { statementFileName, writeStatement } from './statement-file.ts';

/** Files of more bytes than this in all are not attached: mail servers refuse them. */
const mostAttached = 10 * 1024 * 1024;

const formats = ['pdf', 'xlsx'] as const;

const monthText = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

type About = { to: string; language: Language; bySchedule: boolean; isAttached: boolean };
type MailedStatement = Pick<Statement, 'account' | 'month' | 'from' | 'to' | 'opening' | 'closing' | 'ageing'>;

/** What the mail with a statement says. */
export const statementLetter = (
  statement: MailedStatement,
  { to, language, bySchedule, isAttached }: About,
  { operatorName: operator, publicUrl }: { operatorName: string; publicUrl: string },
): Letter => {
  const { account, month, ageing } = statement;
  const params = {
    account: account.name,
    operator,
    month: monthText(language, month),
    from: day(statement.from),
    to: day(statement.to),
  };
  const { current, ...past } = ageing;
  const overdue = dollars(sum(Object.values(past).map(({ amount }) => cents(amount))));
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key, params);
  return {
    to,
    language,
    isFromPerson: !bySchedule,
    subject: say('mail.statement_subject'),
    heading: say('mail.statement_heading'),
    paragraphs: [
      [say('mail.statement_body'), say(isAttached ? 'mail.statement_attached' : 'mail.statement_linked')].join(' '),
    ],
    facts: [
      { label: say('statement.opening'), value: money(statement.opening) },
      { label: say('statement.closing'), value: money(statement.closing) },
      { label: say('mail.statement_overdue'), value: money(overdue) },
    ],
    action: {
      label: say('mail.statement_open'),
      url: `${publicUrl}/settings/statements?month=${month}&account=${account.id}`,
    },
    note: say(bySchedule ? 'mail.statement_why_schedule' : 'mail.statement_why_sent'),
  };
};

const mailOf = ({ services }: OpenCtx, statement: Statement, about: About) => {
  const operatorName = services.settings.get(operatorIdentity).name;
  const { publicUrl } = services.config;
  return composeMail(services, statementLetter(statement, about, { operatorName, publicUrl }));
};

const mailStatement = async (ctx: OpenCtx, { mailed_id }: { mailed_id: number }): Promise<void> => {
  const row = await findMailing(ctx.db, mailed_id);
  // Repeated after the mail was taken: nobody gets it twice.
  if (!row || row.sent_at) return;
  const { language } = row;
  const statement = await statementOf(ctx, row.account_id, row.month);
  const files = await Promise.all(formats.map((format) => writeStatement(ctx, statement, format, language)));
  const isAttached = files.reduce((size, { bytes }) => size + bytes.length, 0) <= mostAttached;
  const mail = mailOf(ctx, statement, { to: row.email, language, bySchedule: row.by_schedule, isAttached });
  const attachments = files.map(({ name, bytes, contentType }) => ({ filename: name, content: bytes, contentType }));
  await ctx.services.mail.send({ ...mail, ...(isAttached && { attachments }) });
  await markSent(ctx.db, row.id);
};

const mailStatementJob = 'billing.mail-statement';

/** One job for each address: a mail that is repeated goes to nobody who has it. */
export const mailStatements = job<{ mailed_id: number }>(mailStatementJob, mailStatement, mailJob);

type Mailing = {
  account_id: number;
  month: string;
  emails: readonly string[];
  language: Language;
  by_schedule: boolean;
  created_by: number | null;
};

/** Has the statement of a month mailed, to the account's own people in their language. */
export const queueStatement = async (tx: OpenCtx, { emails, language, ...about }: Mailing): Promise<void> => {
  // What is being booked for the account is booked before, and is in the statement; what comes after sees it as mailed.
  await findTerms(tx.db, about.account_id, true);
  const languages = await findLanguages(tx.db, about.account_id, emails);
  const rows = emails.map((email) => ({
    ...about,
    email,
    language: languages.get(email.toLowerCase()) ?? language,
  }));
  for (const { id } of await insertMailed(tx.db, rows)) {
    await enqueue(tx, mailStatementJob, { mailed_id: id });
  }
};

/** Mails the statement of a month at once. 400 for a month to come, 404 for a foreign account. */
export const sendStatement = (
  ctx: Ctx,
  accountId: number,
  { month, emails, language }: z.output<typeof SendStatement>,
): Promise<{ sent_to: string[] }> =>
  withTransaction(ctx, async (tx) => {
    const account_id = await accountInScope(tx, accountId);
    knownMonth(tx, month);
    const sent_to = splitAddresses(emails);
    const created_by = tx.actor.userId;
    await countBillingMails(tx, sent_to.length);
    await queueStatement(tx, { account_id, month, emails: sent_to, language, by_schedule: false, created_by });
    await audit(tx, {
      action: 'billing.statement-sent',
      object_type: 'account',
      object_id: account_id,
      account_id,
      after: { month, emails: sent_to },
    });
    return { sent_to };
  });

/** What the mail with the statement of a month says. 404 for a foreign account. */
export const previewStatementMail = async (
  ctx: Ctx,
  { language, ...wanted }: { account_id?: number | undefined; month: string; language: Language },
) => {
  const statement = await readStatement(ctx, wanted);
  const { subject, text } = mailOf(ctx, statement, { to: '', language, bySchedule: true, isAttached: true });
  return { subject, text, files: formats.map((format) => statementFileName(wanted.month, format, language)) };
};
