import { paymentFailed, paymentSettled } from '@portal/contract/billing/billing.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { day, money } from '../../documents/papers/paper-parts.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { findPaymentOfMail } from './online-payments.queries.ts';

/** Mails whoever began a payment how it ended. */
const mailPayment = async (ctx: OpenCtx, paymentId: number, kind: 'received' | 'failed'): Promise<void> => {
  const row = await findPaymentOfMail(ctx.db, paymentId);
  if (!row) return;
  const { language, email, numbers } = row;
  const params = { count: numbers.length, numbers: numbers.join(', '), amount: money(row.amount) };
  const mail = composeMail(ctx.services, {
    to: email,
    language,
    subject: billingPhrase(language, `mail.${kind}_subject`, params),
    heading: billingPhrase(language, `mail.${kind}_heading`, params),
    paragraphs: [billingPhrase(language, `mail.${kind}_body`, params)],
    facts: [
      { label: billingPhrase(language, 'amount'), value: money(row.amount) },
      { label: billingPhrase(language, 'mail.method'), value: billingPhrase(language, `mail.methods.${row.method}`) },
      { label: billingPhrase(language, 'mail.on'), value: day(row.received_on) },
    ],
    action: { label: billingPhrase(language, 'mail.action'), url: `${ctx.services.config.publicUrl}/payment-hub` },
    note: billingPhrase(language, 'mail.payment_why'),
  });
  await ctx.services.mail.send(mail);
};

export const mailReceivedPayment = mailListener(
  paymentSettled,
  'billing.mail-received-payment',
  (ctx, { payment_id }) => mailPayment(ctx, payment_id, 'received'),
);

export const mailFailedPayment = mailListener(paymentFailed, 'billing.mail-failed-payment', (ctx, { payment_id }) =>
  mailPayment(ctx, payment_id, 'failed'),
);
