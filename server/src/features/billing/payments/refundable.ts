import { cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSending } from '../refunds.queries.ts';
import { findPaid, findRefundableParts, findRefundablePayment } from './online-payments.queries.ts';

/** What can still go back for an invoice through the provider, in US dollars, and the payment it was in. */
export const findRefundable = async (db: Database, invoiceId: number) => {
  const payment = await findRefundablePayment(db, invoiceId);
  if (!payment) return { payment: null, refundable: 0 };
  const part = (await findRefundableParts(db, payment.id)).find(({ invoice_id }) => invoice_id === invoiceId);
  const { amount = 0, refunded = 0, sending = 0 } = part ?? {};
  const left = sum([cents(amount), cents(-refunded), cents(-sending)]);
  // No more than the invoice still has of it: it may have been credited since, and that credit given away.
  const { paid, owed_back } = await findPaid(db, invoiceId);
  const held = sum([cents(paid), cents(owed_back), times(cents(await findSending(db, invoiceId)), -1)]);
  return { payment, refundable: dollars(left < held ? left : held) };
};
