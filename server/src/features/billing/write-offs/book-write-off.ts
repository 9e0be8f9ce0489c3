import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import type { LockedInvoice } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { findStandingWriteOff, markRecovered } from './write-offs.queries.ts';

/** Gives up all that is open of an invoice, today; what it charged stays revenue, and what is lost is a cost. */
export const bookWriteOff = async (
  tx: OpenCtx,
  invoice: LockedInvoice,
  { amount, created_by }: { amount: Cents; created_by: number | null },
): Promise<void> => {
  const { account_id, load_id, id: invoice_id } = invoice;
  await moveInvoice(tx, invoice, 'write_off');
  await post(
    tx.db,
    { kind: 'write_off', account_id, posted_on: billingDay(tx), created_by },
    pair('bad_debt', 'receivable', dollars(amount), { load_id, invoice_id }),
  );
};

/** Takes a write-off back: what was open of the invoice is owed again, from today. False where it has none. */
export const bookRecovery = async (
  tx: OpenCtx,
  invoice: LockedInvoice,
  { note, created_by }: { note: string; created_by: number | null },
): Promise<boolean> => {
  const standing = await findStandingWriteOff(tx.db, invoice.id);
  if (standing?.status !== 'booked') return false;
  const { account_id, load_id, id: invoice_id } = invoice;
  await moveInvoice(tx, invoice, 'recover');
  await post(
    tx.db,
    { kind: 'write_off_recovered', account_id, posted_on: billingDay(tx), created_by },
    pair('receivable', 'bad_debt', standing.amount, { load_id, invoice_id }),
  );
  await markRecovered(tx.db, standing.id, { recovered_by: created_by, recovered_note: note });
  return true;
};

/** What is open of an invoice, whatever was given up of it. */
export const openRest = ({ amount, paid, credited }: LockedInvoice): Cents =>
  sum([cents(amount), times(cents(paid), -1), times(cents(credited), -1)]);
