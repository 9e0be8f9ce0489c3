import type { receipts } from '@portal/contract/billing/receipts/receipts.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { money } from '../../../platform/money-text.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { countBillingMails } from '../count-mails.ts';
import { attachedReceipt, drawReceipt, paidBy } from './receipt-paper.ts';
import { findReceivedPayment, type ReceivedPayment } from './receipts.queries.ts';

/** A payment whose money came. 404 `billing.payment_not_found`, 409 `billing.no_receipt`. */
const receivedInScope = async (ctx: Ctx, id: number): Promise<ReceivedPayment> => {
  const row = await findReceivedPayment(ctx.db, ctx.scope, id);
  if (!row) throw problem('billing.payment_not_found', 404);
  if (!row.is_received) throw problem('billing.no_receipt', 409);
  return row;
};

/** The receipt of a payment as PDF. 404, 409. */
export const getReceiptFile = async (ctx: Ctx, id: number, language: Language): Promise<FileReply> => {
  const row = await receivedInScope(ctx, id);
  const { name, bytes } = await drawReceipt(ctx, row, language);
  return { bytes, contentType: 'application/pdf', name };
};

type Letter = { payment_id: number; email: string; language: Language };

const sendReceiptNow = async (ctx: OpenCtx, { payment_id, email, language }: Letter): Promise<void> => {
  const row = await findReceivedPayment(ctx.db, 'all', payment_id);
  // Returned by its bank since it was asked for.
  if (!row?.is_received) return;
  const operator = ctx.services.settings.get(operatorIdentity).name;
  const params = { number: String(row.id), amount: money(row.amount), operator, date: day(row.received_on) };
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key, params);
  const mail = composeMail(ctx.services, {
    to: email,
    language,
    isFromPerson: true,
    subject: say('receipt.mail_subject'),
    heading: say('receipt.title'),
    paragraphs: [say('receipt.mail_body')],
    facts: [
      { label: say('amount'), value: params.amount },
      { label: say('mail.method'), value: paidBy(language, row) },
      { label: say('mail.on'), value: params.date },
    ],
    action: { label: say('mail.action'), url: `${ctx.services.config.publicUrl}/payment-hub` },
    note: say('receipt.mail_why'),
  });
  await ctx.services.mail.send({ ...mail, attachments: await attachedReceipt(ctx, row, language) });
};

export const sendReceiptJob = job<Letter>('billing.send-receipt', sendReceiptNow, mailJob);

/** Mails the receipt of a payment to an address. 404, 409, 429. */
export const sendReceipt = (ctx: Ctx, id: number, { email, language }: Input<(typeof receipts)['send']>['body']) =>
  withTransaction(ctx, async (tx) => {
    const { account_id } = await receivedInScope(tx, id);
    await countBillingMails(tx, 1);
    await enqueue(tx, sendReceiptJob.name, { payment_id: id, email, language } satisfies Letter);
    await audit(tx, {
      action: 'billing.receipt-sent',
      object_type: 'payment',
      object_id: id,
      account_id,
      after: { email, language },
    });
    return { sent_to: email };
  });
