import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { invoiceChanged } from '@portal/contract/billing/billing.events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { billingDay } from '../billing-day.ts';
import { findBillingPeople } from '../billing-people.queries.ts';
import { findInvoice } from '../invoices.queries.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { type MailedInvoice, taxFacts } from '../papers/file-invoice.ts';
import { attachedInvoice } from '../papers/invoice-paper.ts';
import { type ChangeRow, findChanges } from './changes.queries.ts';

const mailChangeJob = 'billing.mail-changed-invoice';

type Mailing = { invoice_id: number; amount: number; email: string; language: Language };
type ChangedInvoice = MailedInvoice & { quoted: number };

type MailedChange = Pick<ChangeRow, 'code' | 'kind' | 'amount'>;

const nameOf = (language: Language, { code, kind }: MailedChange): string =>
  code ? lineLabel(code)[language] : phrase(language, `billing.screens.why.kinds.${kind}`);

const signed = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount));

/** What an invoice was booked at, each change of it, and what it is now. */
const factsOf = (
  language: Language,
  row: { quoted: number; amount: number; tax: number; due_on: string },
  changes: readonly MailedChange[],
) => [
  { label: billingPhrase(language, 'mail.changed_booked'), value: money(row.quoted) },
  ...changes.map((change) => ({ label: nameOf(language, change), value: signed(change.amount) })),
  ...taxFacts(language, row),
  { label: billingPhrase(language, 'mail.changed_now'), value: money(row.amount) },
  { label: billingPhrase(language, 'due'), value: day(row.due_on) },
];

/** What a mail says that an invoice is now `amount` higher or lower. */
export const changeLetter = (
  row: ChangedInvoice,
  { amount, changes }: { amount: number; changes: readonly MailedChange[] },
  to: string,
  language: Language,
  publicUrl: string,
): Letter => {
  const params = {
    number: String(row.number),
    load: String(row.load_id),
    account: row.account_name,
    amount: money(Math.abs(amount)),
    origin: `${row.origin_city}, ${row.origin_state}`,
    destination: `${row.destination_city}, ${row.destination_state}`,
  };
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key, params);
  return {
    to,
    language,
    subject: say('mail.changed_subject'),
    heading: say(amount > 0 ? 'mail.changed_heading_more' : 'mail.changed_heading_less'),
    paragraphs: [say('mail.changed_body')],
    facts: factsOf(language, row, changes),
    action: { label: say('mail.changed_action'), url: `${publicUrl}/payment-hub/${row.id}` },
    note: say('mail.changed_why_mail'),
  };
};

const mailChange = async (ctx: OpenCtx, { invoice_id, amount, email, language }: Mailing): Promise<void> => {
  const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
  if (!row) return;
  const changes = await findChanges(ctx.db, invoice_id);
  await deliverLetter(ctx, {
    kind: 'invoices',
    event: `invoice_changed:${invoice_id}:${changes.length}`,
    load_id: row.load_id,
    email,
    language,
    letterIn: (one) => changeLetter(row, { amount, changes }, email, one, ctx.services.config.publicUrl),
    attachments: () => attachedInvoice(ctx, row, language),
  });
};

/** One job for each person: a mail that is repeated goes to nobody who has it. */
export const mailChangedInvoice = job<Mailing>(mailChangeJob, mailChange, mailJob);

/** Has those who look after an account's invoices mailed that one of them has changed. */
export const reportChangedInvoice = listener(
  invoiceChanged,
  'billing.report-changed-invoice',
  async (ctx, { invoice_id, amount }) => {
    const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
    if (!row) return;
    await withTransaction(ctx, async (tx) => {
      for (const { email, language } of await findBillingPeople(tx.db, row.account_id)) {
        await enqueue(tx, mailChangeJob, { invoice_id, amount, email, language } satisfies Mailing);
      }
    });
  },
);
