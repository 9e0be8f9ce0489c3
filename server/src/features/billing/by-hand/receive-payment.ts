import type { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import { differencesOf } from '@portal/contract/billing/invoice-status.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { accountInScope } from '../account-in-scope.ts';
import { balanceOf, lockedForPayment, moveAfter, splitOver } from '../change-invoice.ts';
import { findAccountsOfInvoices, type LockedInvoice } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { insertPayment } from '../payments.queries.ts';
import { getPayment } from '../payment-history.ts';
import { findSamePayment } from '../account-credit.queries.ts';
import { fileReceipt } from '../receipts/file-receipt.ts';
import { bookingDay, refuseDayAhead } from './booking-day.ts';

type Received = Input<(typeof billing)['receive']>['body'];

/** Whose payment it is: the account of its invoices, or the one that is named. 404, 409 `billing.not_one_account`. */
const payerOf = async (tx: Ctx, { billing_ids, account_id }: Received): Promise<number> => {
  const accounts = await findAccountsOfInvoices(tx.db, tx.scope, billing_ids);
  const named = account_id === undefined ? [] : [await accountInScope(tx, account_id)];
  const all = [...new Set([...accounts, ...named])];
  if (billing_ids.length > 0 && accounts.length === 0) throw problem('billing.not_found', 404);
  if (all.length > 1) throw problem('billing.not_one_account', 409);
  const [payer] = all;
  if (payer === undefined) throw problem('billing.no_payer', 400, { field: 'account_id' });
  return payer;
};

/** An invoice is paid from its day on; what came before is unapplied cash. 409 `billing.before_invoice`. */
const refuseBeforeInvoice = (invoices: readonly LockedInvoice[], day: string): void => {
  const later = invoices.find(({ issued_on }) => issued_on > day);
  if (!later) return;
  const params = { number: String(later.number), day: dayText(later.issued_on) };
  throw problem('billing.before_invoice', 409, { field: 'received_on', params });
};

const refuseRepeat = async (tx: Ctx, account_id: number, received: Received): Promise<void> => {
  const { method, reference, amount, repeat } = received;
  if (repeat) return;
  const same = await findSamePayment(tx.db, { account_id, method, reference, amount });
  if (!same) return;
  const params = { reference, amount: money(amount), day: dayText(same.day) };
  throw problem('billing.repeated_payment', 409, { field: 'reference', params });
};

/** What goes beyond the invoices; without a reason nothing may. 409 `billing.beyond_balance`. */
const restOf = ({ amount, variance_reason, billing_ids }: Received, owed: Cents): Cents => {
  const rest = sum([cents(amount), times(owed, -1)]);
  if (rest <= 0) return cents(0);
  if (variance_reason || billing_ids.length === 0) return rest;
  throw problem('billing.beyond_balance', 409, { field: 'amount', params: { balance: money(dollars(owed)) } });
};

/** A reason for less does not fit where more came. 409 `billing.wrong_reason`. */
const refuseWrongReason = ({ amount, variance_reason }: Received, owed: Cents): void => {
  if (!variance_reason || differencesOf(cents(amount), owed).includes(variance_reason)) return;
  const params = { amount: money(amount), owed: money(dollars(owed)) };
  throw problem('billing.wrong_reason', 409, { field: 'variance_reason', params });
};

/**
 * Writes down a check or wire of one account, the invoices it paid, the earliest due first, and the rest as unapplied
 * cash. 400 `billing.day_ahead`, `no_payer`, 404, 409 `not_one_account`, `before_invoice`, `repeated_payment`,
 * `beyond_balance`, `wrong_reason`, `payment_under_way`.
 */
export const receivePayment = (ctx: Ctx, received: Received): Promise<Payment> =>
  withTransaction(ctx, async (tx) => {
    const { billing_ids, method, reference, amount, received_on, note } = received;
    refuseDayAhead(tx, received_on, 'received_on');
    const account_id = await payerOf(tx, received);
    const posted_on = await bookingDay(tx, account_id, received_on);
    await refuseRepeat(tx, account_id, received);
    const invoices = billing_ids.length > 0 ? await lockedForPayment(tx, billing_ids) : [];
    refuseBeforeInvoice(invoices, received_on);
    const owed = sum(invoices.map(balanceOf));
    refuseWrongReason(received, owed);
    const unapplied = restOf(received, owed);
    const created_by = tx.actor.userId;
    const parts = splitOver(invoices, cents(amount));
    const isExact = invoices.length > 0 && cents(amount) === owed;
    const variance_reason = isExact
      ? null
      : (received.variance_reason ?? (unapplied > 0 ? 'prepayment' : 'part_payment'));
    const row = { account_id, method, status: 'succeeded' as const, amount, reference, received_on, created_by };
    const id = await insertPayment(
      tx.db,
      { ...row, posted_on, unapplied: dollars(unapplied), variance_reason, note },
      parts.map(({ invoice, part }) => ({ invoice_id: invoice.id, amount: dollars(part) })),
    );
    for (const { invoice, part } of parts) {
      await moveInvoice(tx, invoice, moveAfter(invoice, { paid: part }), { paid: part });
    }
    await post(tx.db, { kind: 'payment', account_id, posted_on, payment_id: id, created_by }, [
      ...parts.flatMap(({ invoice, part }) =>
        pair('cash', 'receivable', dollars(part), { load_id: invoice.load_id, invoice_id: invoice.id }),
      ),
      ...pair('cash', 'receivable', dollars(unapplied), { load_id: null, invoice_id: null }),
    ]);
    await fileReceipt(tx, id);
    const numbers = parts.map(({ invoice }) => invoice.number);
    await audit(tx, {
      action: 'billing.payment-received',
      object_type: 'payment',
      object_id: id,
      account_id,
      after: { method, reference, amount, received_on, booked_on: posted_on, invoices: numbers, variance_reason, note },
    });
    return getPayment(tx, id);
  });
