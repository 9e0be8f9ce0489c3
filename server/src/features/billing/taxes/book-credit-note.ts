import type { CreditReason } from '@portal/contract/billing/invoice-status.ts';
import { type Cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import { type LockedInvoice, takeNumber } from '../invoices.queries.ts';
import { pair, post, revenueOf } from '../ledger/ledger.queries.ts';
import { insertCreditNote } from '../payments.queries.ts';
import { creditedTaxes, keepTaxes, taxBooking, taxSum } from './charge-taxes.ts';

type CreditNote = { amount: Cents; reason: CreditReason; note: string; created_by: number | null };

/**
 * Books what an invoice charges less, its part of each tax with it, by a credit note of today; answers its number. The
 * invoice itself is not moved.
 */
export const bookCreditNote = async (tx: OpenCtx, invoice: LockedInvoice, credit: CreditNote): Promise<number> => {
  const { account_id, load_id, id: invoice_id } = invoice;
  const { reason, note, created_by } = credit;
  const amount = dollars(credit.amount);
  const posted_on = billingDay(tx);
  const taxes = await creditedTaxes(tx, invoice, credit.amount);
  const before = dollars(sum([credit.amount, taxSum(taxes)]));
  const number = await takeNumber(tx.db, 'credit_note');
  const row = { number, invoice_id, amount, reason, note, created_by };
  const credit_note_id = await insertCreditNote(tx.db, row);
  const about = { load_id, invoice_id };
  await post(tx.db, { kind: 'credit_note', account_id, posted_on, credit_note_id, created_by }, [
    ...pair(revenueOf(invoice), 'receivable', before, about),
    ...taxBooking(taxes, about),
  ]);
  await keepTaxes(tx, taxes, { invoice_id, credit_note_id, posted_on });
  return number;
};
