import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { languages } from '@portal/contract/words/language.ts';
import { listener, mailListener } from '../../../platform/jobs/events.ts';
import { paperJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { day, money } from '../../documents/papers/paper-parts.ts';
import { fileDocument } from '../../documents/store/file-document.ts';
import { billingDay } from '../billing-day.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { findBilledPerson } from '../billing-people.queries.ts';
import { findInvoice } from '../invoices.queries.ts';
import { findFiledPapers } from './filed-papers.queries.ts';
import { drawInvoice, invoiceFileName, invoiceFileNames } from './invoice-paper.ts';

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

/** Mails a new invoice to the accounting address of its account; none where the account has not named one. */
export const mailIssuedInvoice = mailListener(
  invoiceIssued,
  'billing.mail-issued-invoice',
  async (ctx, { invoice_id }) => {
    const row = await findInvoice(ctx.db, 'all', invoice_id, billingDay(ctx));
    const person = row && (await findBilledPerson(ctx.db, row.id));
    if (!row || !person?.email) return;
    const { language, email } = person;
    const params = {
      number: String(row.number),
      load: String(row.load_id),
      certificate: row.policy?.number ?? '',
      goods: row.policy?.commodity ?? '',
      account: row.account_name,
      origin: `${row.origin_city}, ${row.origin_state}`,
      destination: `${row.destination_city}, ${row.destination_state}`,
    };
    const about = row.policy ? 'issued_policy' : 'issued';
    const mail = composeMail(ctx.services, {
      to: email,
      language,
      subject: billingPhrase(language, `mail.${about}_subject`, params),
      heading: billingPhrase(language, 'mail.issued_heading', params),
      paragraphs: [billingPhrase(language, `mail.${about}_body`, params)],
      facts: [
        { label: billingPhrase(language, 'amount'), value: money(row.amount) },
        { label: billingPhrase(language, 'due'), value: day(row.due_on) },
      ],
      action: {
        label: billingPhrase(language, 'mail.action'),
        url: `${ctx.services.config.publicUrl}/payment-hub/${row.id}`,
      },
      note: billingPhrase(language, 'mail.issued_why', params),
    });
    const content = await drawInvoice(ctx, row, language);
    const filename = invoiceFileName(row, language);
    await ctx.services.mail.send({ ...mail, attachments: [{ filename, content, contentType: 'application/pdf' }] });
  },
);
