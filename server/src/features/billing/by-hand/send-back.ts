import type { Payment } from '@portal/contract/billing/billing.ts';
import { cents, dollars, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { getPayment } from '../payment-history.ts';
import { fileReceipt } from '../receipts/file-receipt.ts';
import { addRefunded, insertRefund } from '../refunds.queries.ts';
import { addUnapplied, lockPayment } from '../account-credit.queries.ts';
import { noEarlierThan } from './booking-day.ts';
import { checkSentRefund, refuseBeyondOwedBack, type Sent } from './check-sent-refund.ts';

/** Writes down a check or wire that sent back cash of a payment that no invoice has taken. 404, 409 `billing.beyond_paid`. */
export const sendBackUnapplied = (ctx: Ctx, id: number, sent: Sent): Promise<Payment> =>
  withTransaction(ctx, async (tx) => {
    const { repeat: _, ...paper } = sent;
    const { account, received_on, booked_on } = await getPayment(tx, id);
    if (sent.sent_on < received_on) throw problem('billing.before_payment', 400, { field: 'sent_on' });
    const posted_on = noEarlierThan(await checkSentRefund(tx, account.id, sent), booked_on);
    const payment = await lockPayment(tx.db, tx.scope, id);
    await refuseBeyondOwedBack(tx, account.id, sent.amount, payment?.unapplied ?? 0);
    const created_by = tx.actor.userId;
    const reason = 'unapplied_cash' as const;
    const refund_id = await insertRefund(tx.db, { ...paper, payment_id: id, reason, status: 'done', created_by });
    await addUnapplied(tx.db, id, dollars(times(cents(sent.amount), -1)));
    await addRefunded(tx.db, id, sent.amount);
    await fileReceipt(tx, id);
    await post(
      tx.db,
      { kind: 'refund', account_id: account.id, posted_on, refund_id, created_by },
      pair('receivable', 'cash', sent.amount, { load_id: null, invoice_id: null }),
    );
    await audit(tx, {
      action: 'billing.refunded',
      object_type: 'payment',
      object_id: id,
      account_id: account.id,
      before: { unapplied: payment?.unapplied },
      after: { ...paper, reason, booked_on: posted_on },
    });
    return getPayment(tx, id);
  });
