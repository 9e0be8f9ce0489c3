import type { Language } from '@portal/contract/words/language.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { countBillingMails } from '../count-mails.ts';
import { billingDay } from '../billing-day.ts';
import { findInvoicesOf, type InvoiceRow } from '../invoices.queries.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { drawInvoice, invoiceFileName } from './invoice-paper.ts';

const sendJob = 'billing.send-invoices';

type Letter = { invoice_ids: number[]; email: string; language: Language };

/** What a mail says of one invoice, or of several together. */
const sayOf = (language: Language, rows: readonly InvoiceRow[], operator: string) => {
  const [first] = rows;
  const params = {
    count: rows.length,
    numbers: rows.map(({ number }) => number).join(', '),
    operator,
    account: first?.account_name ?? '',
    amount: money(dollars(sum(rows.map(({ balance }) => cents(Number(balance)))))),
    due: day(rows.map(({ due_on }) => due_on).toSorted()[0] ?? null),
  };
  return {
    params,
    say: (key: 'subject' | 'heading' | 'body') => billingPhrase(language, `mail.${key}`, params),
  };
};

const sendInvoices = async (ctx: OpenCtx, { invoice_ids, email, language }: Letter): Promise<void> => {
  const rows = await findInvoicesOf(ctx.db, 'all', invoice_ids, billingDay(ctx));
  const { say, params } = sayOf(language, rows, ctx.services.settings.get(operatorIdentity).name);
  const mail = composeMail(ctx.services, {
    to: email,
    language,
    isFromPerson: true,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: [
      { label: billingPhrase(language, 'mail.owed'), value: params.amount },
      { label: billingPhrase(language, 'mail.due'), value: params.due },
    ],
    action: { label: billingPhrase(language, 'mail.action'), url: `${ctx.services.config.publicUrl}/payment-hub` },
    note: billingPhrase(language, 'mail.why', params),
  });
  const attachments = await Promise.all(
    rows.map(async (row) => ({
      filename: invoiceFileName(row, language),
      content: await drawInvoice(ctx, row, language),
      contentType: 'application/pdf',
    })),
  );
  await ctx.services.mail.send({ ...mail, attachments });
};

export const sendInvoicesJob = job<Letter>(sendJob, sendInvoices, mailJob);

/** Sends invoices with their PDFs. 404 `billing.not_found` unless all of them are the caller's. */
export const sendBilling = (
  ctx: Ctx,
  { billing_ids, email, language }: { billing_ids: number[]; email: string; language: Language },
) =>
  withTransaction(ctx, async (tx) => {
    const invoice_ids = [...new Set(billing_ids)];
    const rows = await findInvoicesOf(tx.db, tx.scope, invoice_ids, billingDay(tx));
    if (rows.length < invoice_ids.length) throw problem('billing.not_found', 404);
    await countBillingMails(tx, 1);
    await enqueue(tx, sendJob, { invoice_ids, email, language } satisfies Letter);
    for (const { id, account_id, number } of rows) {
      await audit(tx, {
        action: 'billing.invoice-sent',
        object_type: 'invoice',
        object_id: id,
        account_id,
        after: { number, email },
      });
    }
    return { sent_to: email };
  });
