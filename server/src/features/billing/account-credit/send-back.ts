import type { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { type Cents, cents, dollars, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { getPayment } from '../payment-history.ts';
import { addRefunded, insertRefund } from '../refunds.queries.ts';
import { addUnapplied, findAccountCredit, findSameRefund, lockPayment } from '../account-credit.queries.ts';
import { bookingDay, noEarlierThan, refuseDayAhead } from './booking-day.ts';

type Sent = Request<(typeof accountCredit)['sendBack']>['body'];

/**
 * What money sent back by hand is checked for, whatever it is of; answers the day it is booked on. Holds the account's row.
 * 400 `billing.day_ahead`, 409 `repeated_refund`.
 */
export const checkSentRefund = async (tx: Ctx, account_id: number, sent: Sent): Promise<string> => {
  const { method, reference, amount, sent_on, repeat } = sent;
  refuseDayAhead(tx, sent_on, 'sent_on');
  const posted_on = await bookingDay(tx, account_id, sent_on);
  const same = repeat ? undefined : await findSameRefund(tx.db, { account_id, method, reference, amount });
  if (!same) return posted_on;
  const params = { reference, amount: money(amount), day: dayText(same.day ?? '') };
  throw problem('billing.repeated_refund', 409, { field: 'reference', params });
};

/** What may be given back of so much: no more than the account has in all that is not on its way back. 409 `billing.beyond_paid`. */
export const refuseBeyondCredit = async (tx: Ctx, account_id: number, amount: number, of: number): Promise<void> => {
  const { available } = await findAccountCredit(tx.db, 'all', account_id);
  const credit = cents(Math.max(0, available));
  const most: Cents = credit < cents(of) ? credit : cents(Math.max(0, of));
  if (cents(amount) <= most) return;
  throw problem('billing.beyond_paid', 409, { field: 'amount', params: { paid: money(dollars(most)) } });
};

/** Writes down a check or wire that sent back cash of a payment that no invoice has taken. 404, 409 `billing.beyond_paid`. */
export const sendBackUnapplied = (ctx: Ctx, id: number, sent: Sent): Promise<Payment> =>
  withTransaction(ctx, async (tx) => {
    const { repeat: _, ...paper } = sent;
    const { account, received_on, booked_on } = await getPayment(tx, id);
    if (sent.sent_on < received_on) throw problem('billing.before_payment', 400, { field: 'sent_on' });
    const posted_on = noEarlierThan(await checkSentRefund(tx, account.id, sent), booked_on);
    const payment = await lockPayment(tx.db, tx.scope, id);
    await refuseBeyondCredit(tx, account.id, sent.amount, payment?.unapplied ?? 0);
    const created_by = tx.actor.userId;
    const reason = 'unapplied_cash' as const;
    const refund_id = await insertRefund(tx.db, { ...paper, payment_id: id, reason, status: 'done', created_by });
    await addUnapplied(tx.db, id, dollars(times(cents(sent.amount), -1)));
    await addRefunded(tx.db, id, sent.amount);
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
