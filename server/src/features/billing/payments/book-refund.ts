import { type CreditReason, type InvoiceMove, isPayable } from '@portal/contract/billing/invoice-status.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import { bookCreditNote } from '../taxes/book-credit-note.ts';
import type { LockedInvoice } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { fileReceipt } from '../receipts/file-receipt.ts';
import { addRefunded } from '../refunds.queries.ts';

export type Refunded = {
  payment_id: number;
  invoice: LockedInvoice;
  amount: Cents;
  /** What of it was credited before, and is no longer owed back. */
  ofCredit: Cents;
  reason: CreditReason;
  note: string;
  created_by: number | null;
};

const moveRefunded = ({ status, paid }: LockedInvoice, fromPaid: Cents): InvoiceMove => {
  if (isPayable(status)) return 'refund_owed';
  return cents(paid) === fromPaid ? 'refund' : 'refund_part';
};

/**
 * Books money that went back for an invoice: the refund, and a credit note for what it no longer charges, unless that was
 * credited before. What is owed stays the same. False where the invoice does not allow it.
 */
export const bookRefund = async (tx: OpenCtx, refunded: Refunded): Promise<boolean> => {
  const { payment_id, invoice, amount, ofCredit, reason, note, created_by } = refunded;
  const fromPaid = sum([amount, times(ofCredit, -1)]);
  if (fromPaid > cents(invoice.paid)) return false;
  const amounts = { paid: times(fromPaid, -1), credited: fromPaid };
  if (fromPaid > 0 && !(await tryMoveInvoice(tx, invoice, moveRefunded(invoice, fromPaid), amounts))) return false;
  const { account_id, load_id, id: invoice_id } = invoice;
  const credit = { amount: fromPaid, reason, note, created_by };
  const number = fromPaid > 0 ? await bookCreditNote(tx, invoice, credit) : null;
  await post(
    tx.db,
    { kind: 'refund', account_id, posted_on: billingDay(tx), payment_id, created_by },
    pair('receivable', 'cash', dollars(amount), { load_id, invoice_id }),
  );
  await addRefunded(tx.db, payment_id, dollars(amount));
  await fileReceipt(tx, payment_id);
  await audit(tx, {
    action: 'billing.refunded',
    object_type: 'invoice',
    object_id: invoice_id,
    account_id,
    after: { amount: dollars(amount), reason, credit_note: number },
  });
  return true;
};
