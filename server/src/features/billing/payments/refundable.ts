import { cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAccountCredit } from '../account-credit.queries.ts';
import type { LockedInvoice } from '../invoices.queries.ts';
import { findSending } from '../refunds.queries.ts';
import { findRefundableParts, findRefundablePayment } from './online-payments.queries.ts';

type OfInvoice = Pick<LockedInvoice, 'id' | 'account_id' | 'paid' | 'owed_back'>;

/**
 * What can still go back for an invoice through the provider, in US dollars, the payment it was in, and whether some of
 * that is on its way back. No more than the invoice still has of it: it may have been credited since, and that credit
 * given away. An account that owes beside its invoices gets no more than the credit it has left.
 */
export const findRefundable = async (db: Database, { id, account_id, paid, owed_back }: OfInvoice) => {
  const payment = await findRefundablePayment(db, id);
  if (!payment) return { payment: null, refundable: 0, isUnderWay: false };
  const part = (await findRefundableParts(db, payment.id)).find(({ invoice_id }) => invoice_id === id);
  const { amount = 0, refunded = 0, sending = 0 } = part ?? {};
  const left = sum([cents(amount), cents(-refunded), cents(-sending)]);
  const { available } = await findAccountCredit(db, 'all', account_id);
  const isCovered = available >= owed_back;
  const held = sum([cents(paid), cents(owed_back), times(cents(await findSending(db, id)), -1)]);
  const most = isCovered ? held : cents(Math.max(0, available));
  return { payment, refundable: dollars(left < most ? left : most), isUnderWay: sending > 0 };
};
