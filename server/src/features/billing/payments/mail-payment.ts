import { paymentFailed, paymentSettled } from '@portal/contract/billing/billing.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { attachedReceipt, paidBy } from '../receipts/receipt-paper.ts';
import { findReceivedPayment } from '../receipts/receipts.queries.ts';
import { findPaymentOfMail } from './online-payments.queries.ts';

type MailedPayment = Pick<
  NonNullable<Awaited<ReturnType<typeof findPaymentOfMail>>>,
  'language' | 'email' | 'numbers' | 'amount' | 'method' | 'brand' | 'ending' | 'received_on'
>;

/** What the mail about a payment says that was received or failed. */
export const paymentLetter = (row: MailedPayment, kind: 'received' | 'failed', publicUrl: string): Letter => {
  const { language, email, numbers } = row;
  const params = { count: numbers.length, numbers: numbers.join(', '), amount: money(row.amount) };
  return {
    to: email,
    language,
    subject: billingPhrase(language, `mail.${kind}_subject`, params),
    heading: billingPhrase(language, `mail.${kind}_heading`, params),
    paragraphs: [billingPhrase(language, `mail.${kind}_body`, params)],
    facts: [
      { label: billingPhrase(language, 'amount'), value: money(row.amount) },
      { label: billingPhrase(language, 'mail.method'), value: paidBy(language, row) },
      { label: billingPhrase(language, 'mail.on'), value: day(row.received_on) },
    ],
    action: { label: billingPhrase(language, 'mail.action'), url: `${publicUrl}/payment-hub` },
    note: billingPhrase(language, 'mail.payment_why'),
  };
};

/** Mails whoever began a payment how it ended; of one that was received its receipt. */
const mailPayment = async (ctx: OpenCtx, paymentId: number, kind: 'received' | 'failed'): Promise<void> => {
  const { db, services } = ctx;
  const row = await findPaymentOfMail(db, paymentId);
  if (!row) return;
  const mail = composeMail(services, paymentLetter(row, kind, services.config.publicUrl));
  const received = kind === 'received' ? await findReceivedPayment(db, 'all', paymentId) : undefined;
  const attachments = received && (await attachedReceipt(ctx, received, row.language));
  await services.mail.send({ ...mail, ...(attachments && { attachments }) });
};

export const mailReceivedPayment = mailListener(
  paymentSettled,
  'billing.mail-received-payment',
  (ctx, { payment_id }) => mailPayment(ctx, payment_id, 'received'),
);

export const mailFailedPayment = mailListener(paymentFailed, 'billing.mail-failed-payment', (ctx, { payment_id }) =>
  mailPayment(ctx, payment_id, 'failed'),
);
