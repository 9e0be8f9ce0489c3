import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { bookCreditNote } from '../taxes/book-credit-note.ts';
import { balanceOf, moveAfter } from '../change-invoice.ts';
import { type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { lockCheckoutsOf } from '../payments/checkouts.queries.ts';
import { orderRefund } from '../payments/refund-invoice.ts';
import { findRefundable } from '../payments/refundable.ts';
import { addOwedBack } from '../refunds.queries.ts';
import { findInvoiceOfPolicy, findNotGivenBack, markWithdrawn } from './policies.queries.ts';

const reason = 'insurance_cancelled' as const;

/** Credits so much of an invoice; `paid` of it was paid, and is owed back to the account from now on. */
const credit = async (tx: OpenCtx, invoice: LockedInvoice, amount: Cents, paid: Cents): Promise<void> => {
  const { id: invoice_id, account_id } = invoice;
  const isWhole = cents(invoice.paid) === paid;
  const event = paid === 0 ? moveAfter(invoice, { credited: amount }) : isWhole ? 'refund' : 'refund_part';
  if (!(await tryMoveInvoice(tx, invoice, event, { paid: times(paid, -1), credited: amount }))) {
    throw new Error(`invoice ${invoice_id} is locked, and is ${invoice.status}`);
  }
  if (paid > 0) await addOwedBack(tx.db, invoice_id, dollars(paid));
  const number = await bookCreditNote(tx, invoice, { amount, reason, note: '', created_by: null });
  await audit(tx, {
    action: 'billing.credited',
    object_type: 'invoice',
    object_id: invoice_id,
    account_id,
    after: { number, amount: dollars(amount), reason, owed_back: dollars(paid) },
  });
};

/** What was paid online goes back the same way; what came by check or wire is owed back until it is sent. */
const returnPaid = async (tx: OpenCtx, invoice: LockedInvoice): Promise<void> => {
  const { payment, refundable, isUnderWay } = await findRefundable(tx.db, invoice);
  if (isUnderWay) return;
  const online = cents(Math.min(refundable, invoice.paid));
  const byHand = sum([cents(invoice.paid), times(online, -1)]);
  if (byHand > 0) await credit(tx, invoice, byHand, byHand);
  if (payment && online > 0) {
    await orderRefund(tx, invoice, {
      payment_id: payment.id,
      amount: dollars(online),
      reason,
      note: '',
      created_by: null,
    });
  }
};

/**
 * Gives back what an invoice of a cancelled policy has charged: what is owed is credited, what was paid goes back. A
 * payment that is under way is waited for. Nothing for any other invoice, and nothing the second time.
 */
export const giveBack = async (tx: OpenCtx, invoiceId: number): Promise<void> => {
  await lockCheckoutsOf(tx.db, invoiceId);
  const [invoice] = await lockInvoices(tx.db, 'all', [invoiceId]);
  if (!invoice?.withdrawn_at) return;
  const owed = balanceOf(invoice);
  if (isPayable(invoice.status) && owed > 0) await credit(tx, invoice, owed, cents(0));
  const [rest] = await lockInvoices(tx.db, 'all', [invoiceId]);
  if (rest?.status === 'paid' && rest.paid > 0) await returnPaid(tx, rest);
};

/** The policy is cancelled: its invoice is no longer owed. In the transaction of the cancellation; nothing where it has none. */
export const withdrawPolicyInvoice = async (tx: OpenCtx, quoteId: number): Promise<void> => {
  const invoice = await findInvoiceOfPolicy(tx.db, quoteId);
  if (!invoice) return;
  await lockCheckoutsOf(tx.db, invoice.id);
  if (await markWithdrawn(tx.db, invoice.id)) await giveBack(tx, invoice.id);
};

/** Gives back what had to wait, such as a payment that its bank disputed. */
export const watchWithdrawn: Ticker = {
  name: 'billing.watch-withdrawn',
  everyMs: 60_000,
  run: async (ctx) => {
    for (const { id } of await findNotGivenBack(ctx.db, 100)) await withTransaction(ctx, (tx) => giveBack(tx, id));
  },
};
