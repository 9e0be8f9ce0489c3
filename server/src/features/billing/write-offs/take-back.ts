import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { InvoiceMove } from '@portal/contract/billing/invoice-status.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { bookRecovery } from './book-write-off.ts';
import type { LockedInvoice } from '../invoices.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { addOwedBack } from '../refunds.queries.ts';

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/**
 * Takes back from an invoice what a returned payment had paid of it: first what is owed back, since that was of the same
 * money, then what counts as paid. Answers what neither has any more, because it was sent back or paid another invoice.
 */
export const takeBack = async (
  tx: OpenCtx,
  invoice: LockedInvoice,
  amount: Cents,
  event: InvoiceMove,
): Promise<Cents> => {
  // What was given up of it is owed again with what the bank took back.
  await bookRecovery(tx, invoice, { note: '', created_by: null });
  const owedBack = least(amount, cents(invoice.owed_back));
  const paid = least(sum([amount, times(owedBack, -1)]), cents(invoice.paid));
  if (owedBack > 0) await addOwedBack(tx.db, invoice.id, dollars(times(owedBack, -1)));
  if (paid > 0) await moveInvoice(tx, invoice, event, { paid: times(paid, -1) });
  return sum([amount, times(owedBack, -1), times(paid, -1)]);
};
