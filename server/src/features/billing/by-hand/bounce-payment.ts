import type { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import { receivedStatuses } from '@portal/contract/billing/invoice-status.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { getPayment } from '../payment-history.ts';
import {
  findLastBooking,
  findPartsOf,
  type LockedPayment,
  lockPayment,
  markReturned,
} from '../account-credit.queries.ts';
import { fileReceipt } from '../receipts/file-receipt.ts';
import { bookingDay, noEarlierThan, refuseDayAhead } from './booking-day.ts';
import { hasRefundUnderWay } from '../refunds.queries.ts';
import { takeBack } from '../write-offs/take-back.ts';

type BouncedPayment = Request<(typeof accountCredit)['bounce']>['body'];

const isBounceable = ({ status, checkout_id }: LockedPayment): boolean =>
  checkout_id === null && receivedStatuses.includes(status);

/** Nothing else may be under way for the invoices: what a refund in the making takes from them is not booked yet. */
const refuseHeld = async (tx: Ctx, invoices: readonly LockedInvoice[]): Promise<void> => {
  if (invoices.some(({ status }) => status === 'payment_processing')) throw problem('billing.payment_under_way', 409);
  if (invoices.some(({ status }) => status === 'disputed')) throw problem('billing.payment_disputed', 409);
  const ids = invoices.map(({ id }) => id);
  if (await hasRefundUnderWay(tx.db, ids)) throw problem('billing.refund_under_way', 409);
};

/**
 * Writes down that a bank took back a check or wire: what it paid is owed again, in the open month. What was given back
 * of it meanwhile is owed by the account beside its invoices. 400 `billing.day_ahead`, `before_payment`, 404, 409
 * `not_bounceable`, `payment_under_way`, `payment_disputed`, `refund_under_way`.
 */
export const bouncePayment = (ctx: Ctx, id: number, { bounced_on, reason }: BouncedPayment): Promise<Payment> =>
  withTransaction(ctx, async (tx) => {
    refuseDayAhead(tx, bounced_on, 'bounced_on');
    const { account, received_on } = await getPayment(tx, id);
    if (bounced_on < received_on) throw problem('billing.before_payment', 400, { field: 'bounced_on' });
    const day = await bookingDay(tx, account.id, bounced_on);
    const parts = await findPartsOf(tx.db, id);
    const ids = parts.map(({ invoice_id }) => invoice_id);
    const invoices = ids.length > 0 ? await lockInvoices(tx.db, tx.scope, ids) : [];
    const payment = await lockPayment(tx.db, tx.scope, id);
    if (!payment || !isBounceable(payment)) throw problem('billing.not_bounceable', 409);
    await refuseHeld(tx, invoices);
    const posted_on = noEarlierThan(day, await findLastBooking(tx.db, payment));
    let gone = cents(payment.amount);
    const postings = [];
    for (const { invoice_id, amount } of parts) {
      const invoice = invoices.find((one) => one.id === invoice_id);
      if (!invoice) continue;
      const missing = await takeBack(tx, invoice, cents(amount), 'bounce');
      const taken = sum([cents(amount), times(missing, -1)]);
      gone = sum([gone, times(taken, -1)]);
      postings.push(...pair('receivable', 'cash', dollars(taken), { load_id: invoice.load_id, invoice_id }));
    }
    // What no invoice has of it: cash that was never applied, and what was given back.
    postings.push(...pair('receivable', 'cash', dollars(gone), { load_id: null, invoice_id: null }));
    await post(
      tx.db,
      { kind: 'payment_returned', account_id: account.id, posted_on, payment_id: id, created_by: tx.actor.userId },
      postings,
    );
    const unapplied = dollars(sum([cents(payment.unapplied), times(gone, -1)]));
    await markReturned(tx.db, id, { unapplied, returned_on: bounced_on, return_reason: reason });
    await fileReceipt(tx, id);
    await audit(tx, {
      action: 'billing.payment-bounced',
      object_type: 'payment',
      object_id: id,
      account_id: account.id,
      after: { amount: payment.amount, bounced_on, booked_on: posted_on, reason, owed_beside_invoices: -unapplied },
    });
    return getPayment(tx, id);
  });
