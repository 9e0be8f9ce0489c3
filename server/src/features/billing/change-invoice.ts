import type { billing } from '@portal/contract/billing/billing.contract.ts';
import { type InvoiceMove, writtenOffStatuses } from '@portal/contract/billing/invoice-status.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { type Cents, cents, dollars, less, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { bookCreditNote } from './taxes/book-credit-note.ts';
import { type LockedInvoice, lockInvoices } from './invoices.queries.ts';
import { money } from '../../platform/money-text.ts';
import { moveInvoice } from './move-invoice.ts';
import { addOwedBack, findSending } from './refunds.queries.ts';

/** What is still owed of an invoice. */
export const balanceOf = (invoice: LockedInvoice): Cents => cents(Number(invoice.balance));

/** Whether what is open of an invoice was given up: it is taken back before anything else is booked. */
export const isWrittenOff = ({ status }: LockedInvoice): boolean => writtenOffStatuses.includes(status);

/** What of it can be paid now: what its shipper contests waits until that is decided. */
export const payableOf = (invoice: LockedInvoice): Cents => {
  const rest = less(balanceOf(invoice), cents(invoice.contested));
  return rest > 0 ? rest : cents(0);
};

/** What happens to an invoice once so much of it is settled: it is paid where nothing is owed, void where nobody paid. */
export const moveAfter = (invoice: LockedInvoice, more: { paid?: Cents; credited?: Cents }): InvoiceMove => {
  const left = balanceOf(invoice) - (more.paid ?? 0) - (more.credited ?? 0);
  if (left > 0) return 'settle_part';
  return invoice.paid === 0 && !more.paid ? 'credit_whole' : 'settle_rest';
};

type Credit = Input<(typeof billing)['credit']>['body'];

/** What of a credit goes beyond what is owed: it was paid, and is owed back. 409 where so much was not charged. */
const beyondOwed = async (tx: Ctx, invoice: LockedInvoice, credited: Cents): Promise<Cents> => {
  const beyond = sum([credited, times(balanceOf(invoice), -1)]);
  if (beyond <= 0) return cents(0);
  if (invoice.status === 'payment_processing') throw problem('billing.payment_under_way', 409);
  if (invoice.status === 'disputed') throw problem('billing.payment_disputed', 409);
  // What is on its way back through the provider brings a credit note of its own.
  const free = sum([cents(invoice.paid), times(cents(await findSending(tx.db, invoice.id)), -1)]);
  if (free <= 0) {
    const balance = money(dollars(balanceOf(invoice)));
    throw problem('billing.beyond_balance', 409, { field: 'amount', params: { balance } });
  }
  if (beyond > free) {
    const charged = money(dollars(sum([balanceOf(invoice), free])));
    throw problem('billing.beyond_charges', 409, { field: 'amount', params: { charged } });
  }
  return beyond;
};

const moveCredited = (invoice: LockedInvoice, credited: Cents, beyond: Cents): InvoiceMove => {
  if (beyond === 0) return moveAfter(invoice, { credited });
  return cents(invoice.paid) === beyond ? 'credit_paid_whole' : 'credit_paid_part';
};

/**
 * Credits an invoice, up to what it charges; what goes beyond what is owed was paid, and is owed back to the account.
 * 404, 409 `billing.beyond_balance`, `beyond_charges`, `payment_under_way`, `payment_disputed`.
 */
export const creditInvoice = (ctx: Ctx, id: number, { amount, reason, note }: Credit): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    if (isWrittenOff(invoice)) throw problem('billing.written_off', 409);
    const credited = cents(amount);
    const beyond = await beyondOwed(tx, invoice, credited);
    await moveInvoice(tx, invoice, moveCredited(invoice, credited, beyond), { credited, paid: times(beyond, -1) });
    if (beyond > 0) await addOwedBack(tx.db, id, dollars(beyond));
    const created_by = tx.actor.userId;
    const number = await bookCreditNote(tx, invoice, { amount: credited, reason, note, created_by });
    await audit(tx, {
      action: 'billing.credited',
      object_type: 'invoice',
      object_id: id,
      account_id: invoice.account_id,
      before: { balance: dollars(balanceOf(invoice)) },
      after: { number, amount, reason, owed_back: dollars(beyond) },
    });
  });

/** Splits a sum over invoices, the earliest due first, up to what each owes. */
export const splitOver = (
  invoices: readonly LockedInvoice[],
  total: Cents,
): { invoice: LockedInvoice; part: Cents }[] => {
  let left = total;
  return invoices
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.id - b.id)
    .map((invoice) => {
      const owed = balanceOf(invoice);
      const part = left < owed ? left : owed;
      left = sum([left, times(part, -1)]);
      return { invoice, part };
    })
    .filter(({ part }) => part > 0);
};

/** Invoices of one account that are about to be paid, held until commit. 404, 409 `billing.not_one_account`. */
export const lockedForPayment = async (tx: Ctx, ids: readonly number[]): Promise<LockedInvoice[]> => {
  const distinct = [...new Set(ids)];
  const invoices = await lockInvoices(tx.db, tx.scope, distinct);
  if (invoices.length < distinct.length) throw problem('billing.not_found', 404);
  if (invoices.some(isWrittenOff)) throw problem('billing.written_off', 409);
  if (new Set(invoices.map(({ account_id }) => account_id)).size > 1) throw problem('billing.not_one_account', 409);
  return invoices;
};
