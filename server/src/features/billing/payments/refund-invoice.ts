import { isRefundable } from '@portal/contract/billing/invoice-status.ts';
import type { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { cents } from '@portal/contract/values/money.ts';
import { paymentProviderOf } from '../../../integrations/payments/stripe-provider.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue, job } from '../../../platform/jobs/jobs.ts';
import { money } from '../../../platform/money-text.ts';
import { findAccountsOfInvoices, findTerms, type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { publishInvoice } from '../move-invoice.ts';
import { addOwedBack, insertRefund } from '../refunds.queries.ts';
import { bookRefund } from './book-refund.ts';
import { lockCheckout } from './checkouts.queries.ts';
import {
  endRefund,
  findRefund,
  findRefundablePayment,
  markRefundAsked,
  type RefundRow,
} from './online-payments.queries.ts';
import { findRefundable } from './refundable.ts';

type RefundInput = Request<(typeof onlinePayments)['refund']>['body'];

const refundJob = 'billing.make-refund';

type OrderedRefund = Pick<RefundRow, 'payment_id' | 'amount' | 'reason' | 'note' | 'created_by'> & {
  /** What of it was credited before: it is no longer owed back once it is on its way. */
  of_credit?: number;
};

/** Has money sent back for an invoice whose row is locked. */
export const orderRefund = async (tx: OpenCtx, invoice: LockedInvoice, refund: OrderedRefund): Promise<void> => {
  const refund_id = await insertRefund(tx.db, { ...refund, invoice_id: invoice.id });
  if (refund.of_credit) await addOwedBack(tx.db, invoice.id, -refund.of_credit);
  await enqueue(tx, refundJob, { refund_id }, { key: `${refundJob}:${refund_id}` });
  const { amount, reason, note } = refund;
  await audit(tx, {
    action: 'billing.refund-ordered',
    object_type: 'invoice',
    object_id: invoice.id,
    account_id: invoice.account_id,
    after: { amount, reason, note },
  });
};

/** Orders a refund of what was paid online for an invoice; a job has it made. 404, 409 `billing.beyond_paid`. */
export const refundInvoice = (ctx: Ctx, id: number, { amount, reason, note }: RefundInput): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const [account_id] = await findAccountsOfInvoices(tx.db, tx.scope, [id]);
    if (account_id === undefined) throw problem('billing.not_found', 404);
    // Held before its credit is read, so that no two calls give out the same.
    await findTerms(tx.db, account_id, true);
    const known = await findRefundablePayment(tx.db, id);
    if (known) await lockCheckout(tx.db, known.checkout_id);
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    const { payment, refundable } = await findRefundable(tx.db, invoice);
    const mayReturn = isRefundable(invoice.status);
    if (!payment || !mayReturn || cents(amount) > cents(refundable)) {
      const paid = money(mayReturn ? refundable : 0);
      throw problem('billing.beyond_paid', 409, { field: 'amount', params: { paid } });
    }
    const created_by = tx.actor.userId;
    const of_credit = Math.min(amount, invoice.owed_back);
    const refund = { payment_id: payment.id, amount, reason, note: note ?? '', created_by, of_credit };
    await orderRefund(tx, invoice, refund);
  });

const refuse = (ctx: OpenCtx, row: RefundRow, refusal: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const [invoice] = await lockInvoices(tx.db, 'all', [row.invoice_id]);
    if (!invoice || !(await endRefund(tx.db, row.id, { status: 'refused', refusal }))) return;
    if (row.of_credit > 0) await addOwedBack(tx.db, row.invoice_id, row.of_credit);
    await audit(tx, {
      action: 'billing.refund-refused',
      object_type: 'invoice',
      object_id: row.invoice_id,
      account_id: row.account_id,
      after: { amount: row.amount, refusal },
    });
    publishInvoice(tx, invoice.load_id, invoice.status);
  });

const finish = (ctx: OpenCtx, row: RefundRow): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockCheckout(tx.db, row.checkout_id);
    const [invoice] = await lockInvoices(tx.db, 'all', [row.invoice_id]);
    if (!invoice || !(await endRefund(tx.db, row.id, { status: 'done' }))) return;
    const { payment_id, reason, note, created_by } = row;
    const refunded = { payment_id, invoice, amount: cents(row.amount), ofCredit: cents(row.of_credit) };
    const isBooked = await bookRefund(tx, { ...refunded, reason, note, created_by });
    if (!isBooked) throw new Error(`refund ${row.id} was made, and its invoice is ${invoice.status}`);
  });

/** Has the provider send money back, once: a refund that may have been made is looked up before. Rejects while unclear. */
const sendRefund = async (ctx: OpenCtx, { refund_id }: { refund_id: number }): Promise<void> => {
  const row = await findRefund(ctx.db, refund_id);
  if (row?.status !== 'sending' || !row.intent_id) return;
  const provider = paymentProviderOf(ctx.services);
  if (!provider) throw new Error('the payment provider is not configured any more');
  if (row.asked_at) {
    const known = await provider.findRefund(row.intent_id, row.key);
    if (known.kind === 'unclear') throw new Error(`refund ${refund_id} not found out: ${known.why}`);
    if (known.kind === 'made') return finish(ctx, row);
  }
  await markRefundAsked(ctx.db, refund_id);
  const { key, intent_id } = row;
  const answer = await provider.refund({ key, intent_id, amount: cents(row.amount) });
  if (answer.kind === 'unclear') throw new Error(`refund ${refund_id} not understood: ${answer.why}`);
  return answer.kind === 'refunded' ? finish(ctx, row) : refuse(ctx, row, answer.why);
};

export const sendRefunds = job(refundJob, sendRefund);
