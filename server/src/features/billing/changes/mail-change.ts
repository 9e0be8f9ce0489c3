import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { invoiceChanged } from '@portal/contract/billing/billing.events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { day, money } from '../../documents/papers/paper-parts.ts';
import { billingDay } from '../billing-day.ts';
import { findBillingPeople } from '../billing-people.queries.ts';
import { findInvoice } from '../invoices.queries.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { drawInvoice, invoiceFileName } from '../papers/invoice-paper.ts';
import { type ChangeRow, findChanges } from './changes.queries.ts';

const mailChangeJob = 'billing.mail-changed-invoice';

type Letter = { invoice_id: number; amount: number; email: string; language: Language };

const nameOf = (language: Language, { code, kind }: ChangeRow): string =>
  code ? lineLabel(code)[language] : phrase(language, `billing.screens.why.kinds.${kind}`);

const signed = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount));

/** What an invoice was booked at, each change of it, and what it is now. */
const factsOf = (
  language: Language,
  row: { quoted: number; amount: number; due_on: string },
  changes: readonly ChangeRow[],
) => [
  { label: billingPhrase(language, 'mail.changed_booked'), value: money(row.quoted) },
  ...changes.map((change) => ({ label: nameOf(language, change), value: signed(change.amount) })),
  { label: billingPhrase(language, 'mail.changed_now'), value: money(row.amount) },
  { label: billingPhrase(language, 'due'), value: day(row.due_on) },
];

const mailChange = async (ctx: OpenCtx, { invoice_id, amount, email, language }: Letter): Promise<void> => {
  const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
  if (!row) return;
  const params = {
    number: String(row.number),
    load: String(row.load_id),
    account: row.account_name,
    amount: money(Math.abs(amount)),
    origin: `${row.origin_city}, ${row.origin_state}`,
    destination: `${row.destination_city}, ${row.destination_state}`,
  };
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key, params);
  const mail = composeMail(ctx.services, {
    to: email,
    language,
    subject: say('mail.changed_subject'),
    heading: say(amount > 0 ? 'mail.changed_heading_more' : 'mail.changed_heading_less'),
    paragraphs: [say('mail.changed_body')],
    facts: factsOf(language, row, await findChanges(ctx.db, invoice_id)),
    action: {
      label: say('mail.changed_action'),
      url: `${ctx.services.config.publicUrl}/payment-hub/${row.id}`,
    },
    note: say('mail.changed_why_mail'),
  });
  const content = await drawInvoice(ctx, row, language);
  const filename = invoiceFileName(row, language);
  await ctx.services.mail.send({ ...mail, attachments: [{ filename, content, contentType: 'application/pdf' }] });
};

/** One job for each person: a mail that is repeated goes to nobody who has it. */
export const mailChangedInvoice = job<Letter>(mailChangeJob, mailChange, mailJob);

/** Has those who look after an account's invoices mailed that one of them has changed. */
export const reportChangedInvoice = listener(
  invoiceChanged,
  'billing.report-changed-invoice',
  async (ctx, { invoice_id, amount }) => {
    const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
    if (!row) return;
    await withTransaction(ctx, async (tx) => {
      for (const { email, language } of await findBillingPeople(tx.db, row.account_id)) {
        await enqueue(tx, mailChangeJob, { invoice_id, amount, email, language } satisfies Letter);
      }
    });
  },
);
