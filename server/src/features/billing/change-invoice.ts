import type { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import type { InvoiceMove } from '@portal/contract/billing/invoice-status.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { billingDay } from './billing-day.ts';
import { type LockedInvoice, lockInvoices, takeNumber } from './invoices.queries.ts';
import { pair, post, revenueOf } from './ledger/ledger.queries.ts';
import { money } from '../../platform/money-text.ts';
import { moveInvoice } from './move-invoice.ts';
import { findPayments, insertCreditNote, insertPayment } from './payments.queries.ts';
import { presentPayment } from './payment-history.ts';

/** What is still owed of an invoice. */
export const balanceOf = (invoice: LockedInvoice): Cents => cents(Number(invoice.balance));

/** What happens to an invoice once so much of it is settled: it is paid where nothing is owed, void where nobody paid. */
export const moveAfter = (invoice: LockedInvoice, more: { paid?: Cents; credited?: Cents }): InvoiceMove => {
  const left = balanceOf(invoice) - (more.paid ?? 0) - (more.credited ?? 0);
  if (left > 0) return 'settle_part';
  return invoice.paid === 0 && !more.paid ? 'credit_whole' : 'settle_rest';
};

type Credit = Request<(typeof billing)['credit']>['body'];

/** Credits an invoice, up to what is owed. 404, 409 `billing.beyond_balance`, `payment_under_way`. */
export const creditInvoice = (ctx: Ctx, id: number, { amount, reason, note }: Credit): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    const [credited, owed] = [cents(amount), balanceOf(invoice)];
    if (credited > owed) {
      throw problem('billing.beyond_balance', 409, { field: 'amount', params: { balance: money(dollars(owed)) } });
    }
    const { account_id, load_id } = invoice;
    const number = await takeNumber(tx.db, 'credit_note');
    const created_by = tx.actor.userId;
    const noteId = await insertCreditNote(tx.db, { number, invoice_id: id, amount, reason, note, created_by });
    await moveInvoice(tx, invoice, moveAfter(invoice, { credited }), { credited });
    await post(
      tx.db,
      { kind: 'credit_note', account_id, posted_on: billingDay(tx), credit_note_id: noteId, created_by },
      pair(revenueOf(invoice), 'receivable', amount, { load_id, invoice_id: id }),
    );
    await audit(tx, {
      action: 'billing.credited',
      object_type: 'invoice',
      object_id: id,
      account_id,
      before: { balance: dollars(owed) },
      after: { number, amount, reason },
    });
  });

type Received = Request<(typeof billing)['receive']>['body'];

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
  if (new Set(invoices.map(({ account_id }) => account_id)).size > 1) throw problem('billing.not_one_account', 409);
  return invoices;
};

/**
 * Writes down a check or wire that paid invoices of one account, the earliest due first. 404, 409
 * `billing.not_one_account`, `beyond_balance`, `payment_under_way`.
 */
export const receivePayment = (
  ctx: Ctx,
  { billing_ids, method, reference, amount, received_on }: Received,
): Promise<Payment> =>
  withTransaction(ctx, async (tx) => {
    const invoices = await lockedForPayment(tx, billing_ids);
    const account_id = invoices[0]?.account_id ?? 0;
    const owed = sum(invoices.map(balanceOf));
    if (cents(amount) > owed) {
      throw problem('billing.beyond_balance', 409, { field: 'amount', params: { balance: money(dollars(owed)) } });
    }
    const created_by = tx.actor.userId;
    const parts = splitOver(invoices, cents(amount));
    const row = { account_id, method, status: 'succeeded' as const, amount, reference, received_on, created_by };
    const id = await insertPayment(
      tx.db,
      row,
      parts.map(({ invoice, part }) => ({ invoice_id: invoice.id, amount: dollars(part) })),
    );
    for (const { invoice, part } of parts) {
      await moveInvoice(tx, invoice, moveAfter(invoice, { paid: part }), { paid: part });
    }
    await post(
      tx.db,
      { kind: 'payment', account_id, posted_on: received_on, payment_id: id, created_by },
      parts.flatMap(({ invoice, part }) =>
        pair('cash', 'receivable', dollars(part), { load_id: invoice.load_id, invoice_id: invoice.id }),
      ),
    );
    await audit(tx, {
      action: 'billing.payment-received',
      object_type: 'payment',
      object_id: id,
      account_id,
      after: { method, reference, amount, invoices: parts.map(({ invoice }) => invoice.number) },
    });
    const [payment] = await findPayments(tx.db, tx.scope, { id, skip: 0, limit: 1 });
    if (!payment) throw new Error('the payment was just written');
    return presentPayment(payment);
  });
