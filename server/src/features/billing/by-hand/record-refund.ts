import { cents, dollars, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { noEarlierThan } from './booking-day.ts';
import { checkSentRefund, refuseBeyondOwedBack, type Sent } from './check-sent-refund.ts';
import { findAccountsOfInvoices, lockInvoices } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { addOwedBack, findCreditReason, findLastCredit, insertRefund } from '../refunds.queries.ts';

/**
 * Writes down a check or wire that sent back what is owed back for an invoice. 400 `billing.day_ahead`, `before_issue`,
 * 404, 409 `beyond_paid`, `repeated_refund`.
 */
export const recordRefund = (ctx: Ctx, id: number, sent: Sent) =>
  withTransaction(ctx, async (tx): Promise<void> => {
    const { repeat: _, ...paper } = sent;
    const [account_id] = await findAccountsOfInvoices(tx.db, tx.scope, [id]);
    if (account_id === undefined) throw problem('billing.not_found', 404);
    const day = await checkSentRefund(tx, account_id, sent);
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    const { load_id, owed_back, issued_on } = invoice;
    await refuseBeyondOwedBack(tx, account_id, sent.amount, owed_back);
    if (sent.sent_on < issued_on) throw problem('billing.before_issue', 400, { field: 'sent_on' });
    const posted_on = noEarlierThan(day, await findLastCredit(tx.db, id));
    const created_by = tx.actor.userId;
    const reason = await findCreditReason(tx.db, id);
    const refund_id = await insertRefund(tx.db, { ...paper, invoice_id: id, reason, status: 'done', created_by });
    await addOwedBack(tx.db, id, dollars(times(cents(sent.amount), -1)));
    await post(
      tx.db,
      { kind: 'refund', account_id, posted_on, refund_id, created_by },
      pair('receivable', 'cash', sent.amount, { load_id, invoice_id: id }),
    );
    await audit(tx, {
      action: 'billing.refunded',
      object_type: 'invoice',
      object_id: id,
      account_id,
      before: { owed_back },
      after: { ...paper, reason, booked_on: posted_on },
    });
  });
