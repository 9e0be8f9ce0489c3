import type { CreditReason } from '@portal/contract/billing/invoice-status.ts';
import { type Cents, cents, dollars, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import { type LockedInvoice, takeNumber } from '../invoices.queries.ts';
import { pair, post, revenueOf } from '../ledger/ledger.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { insertCreditNote } from '../payments.queries.ts';
import { addRefunded } from './online-payments.queries.ts';

export type Refunded = {
  payment_id: number;
  invoice: LockedInvoice;
  amount: Cents;
  reason: CreditReason;
  note: string;
  created_by: number | null;
};

/**
 * Books money that went back for an invoice: a credit note for what it no longer charges, and the refund of what was
 * paid for that. What is owed stays the same. False where the invoice's status does not allow it.
 */
export const bookRefund = async (tx: OpenCtx, refunded: Refunded): Promise<boolean> => {
  const { payment_id, invoice, amount, reason, note, created_by } = refunded;
  const isWhole = cents(invoice.paid) === amount;
  const amounts = { paid: times(amount, -1), credited: amount };
  if (!(await tryMoveInvoice(tx, invoice, isWhole ? 'refund' : 'refund_part', amounts))) return false;
  const { account_id, load_id, id: invoice_id } = invoice;
  const [about, posted_on] = [{ load_id, invoice_id }, billingDay(tx)];
  const number = await takeNumber(tx.db, 'credit_note');
  const row = { number, invoice_id, amount: dollars(amount), reason, note, created_by };
  const credit_note_id = await insertCreditNote(tx.db, row);
  await post(
    tx.db,
    { kind: 'credit_note', account_id, posted_on, credit_note_id, created_by },
    pair(revenueOf(invoice), 'receivable', dollars(amount), about),
  );
  await post(
    tx.db,
    { kind: 'refund', account_id, posted_on, payment_id, created_by },
    pair('receivable', 'cash', dollars(amount), about),
  );
  await addRefunded(tx.db, payment_id, dollars(amount));
  await audit(tx, {
    action: 'billing.refunded',
    object_type: 'invoice',
    object_id: invoice_id,
    account_id,
    after: { amount: dollars(amount), reason, credit_note: number },
  });
  return true;
};
