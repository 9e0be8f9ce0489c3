import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findRefundableParts, findRefundablePayment } from './online-payments.queries.ts';

/** What can still go back for an invoice through the provider, in US dollars, and the payment it was in. */
export const findRefundable = async (db: Database, invoiceId: number) => {
  const payment = await findRefundablePayment(db, invoiceId);
  if (!payment) return { payment: null, refundable: 0 };
  const part = (await findRefundableParts(db, payment.id)).find(({ invoice_id }) => invoice_id === invoiceId);
  const { amount = 0, refunded = 0, sending = 0 } = part ?? {};
  return { payment, refundable: dollars(sum([cents(amount), cents(-refunded), cents(-sending)])) };
};
