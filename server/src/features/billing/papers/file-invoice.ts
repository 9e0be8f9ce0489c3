import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { listener, mailListener } from '../../../platform/jobs/events.ts';
import { paperJob } from '../../../platform/jobs/jobs.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { fileDocument } from '../../documents/store/file-document.ts';
import { billingDay } from '../billing-day.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { findBilledPerson } from '../billing-people.queries.ts';
import { findInvoice, type InvoiceRow } from '../invoices.queries.ts';
import { findFiledPapers } from './filed-papers.queries.ts';
import { attachedInvoice, drawInvoice, invoiceFileName, invoiceFileNames } from './invoice-paper.ts';

/**
 * Files an invoice in both languages among the papers of its load, once, and so each further one; that of a policy is
 * drawn when it is read.
 */
export const fileInvoice = listener(
  invoiceIssued,
  'billing.file-invoice',
  async (ctx, { invoice_id, load_id }) => {
    const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
    if (!row || load_id === null) return;
    const filed = await findFiledPapers(ctx.db, load_id, invoiceFileNames(row));
    for (const language of languages.filter((one) => !filed.some((paper) => paper.language === one))) {
      const bytes = await drawInvoice(ctx, row, language);
      await fileDocument(ctx, { load_id, type: 'invoice', name: invoiceFileName(row, language), bytes, language });
    }
  },
  paperJob,
);

/** What of an invoice the mail about it says. */
export type MailedInvoice = Pick<
  InvoiceRow,
  'id' | 'number' | 'load_id' | 'policy' | 'account_name' | 'amount' | 'tax' | 'due_on'
> &
  Pick<InvoiceRow, 'origin_city' | 'origin_state' | 'destination_city' | 'destination_state'>;

/** What of an amount is before tax, and its tax; nothing where it bears none. */
export const taxFacts = (language: Language, { amount, tax }: Pick<InvoiceRow, 'amount' | 'tax'>) =>
  tax === 0
    ? []
    : [
        { label: phrase(language, 'taxes.before_tax_sum'), value: money(dollars(less(cents(amount), cents(tax)))) },
        { label: phrase(language, 'taxes.tax_sum'), value: money(tax) },
      ];

export const issuedLetter = (row: MailedInvoice, to: string, language: Language, publicUrl: string): Letter => {
  const params = {
    number: String(row.number),
    load: String(row.load_id),
    certificate: row.policy?.number ?? '',
    goods: row.policy?.commodity ?? '',
    account: row.account_name,
    origin: `${row.origin_city}, ${row.origin_state}`,
    destination: `${row.destination_city}, ${row.destination_state}`,
  };
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key, params);
  const about = row.policy ? 'issued_policy' : 'issued';
  return {
    to,
    language,
    subject: say(`mail.${about}_subject`),
    heading: say('mail.issued_heading'),
    paragraphs: [say(`mail.${about}_body`)],
    facts: [
      ...taxFacts(language, row),
      { label: say('amount'), value: money(row.amount) },
      { label: say('due'), value: day(row.due_on) },
    ],
    action: { label: say('mail.action'), url: `${publicUrl}/payment-hub/${row.id}` },
    note: say('mail.issued_why'),
  };
};

/** Mails a new invoice to the accounting address of its account; none where the account has not named one. */
export const mailIssuedInvoice = mailListener(
  invoiceIssued,
  'billing.mail-issued-invoice',
  async (ctx, { invoice_id }) => {
    const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
    const person = row && (await findBilledPerson(ctx.db, row.id));
    if (!row || !person?.email) return;
    const { language, email } = person;
    await deliverLetter(ctx, {
      kind: 'invoices',
      event: `invoice:${invoice_id}`,
      load_id: row.load_id,
      email,
      language,
      letterIn: (one) => issuedLetter(row, email, one, ctx.services.config.publicUrl),
      attachments: () => attachedInvoice(ctx, row, language),
    });
  },
);
