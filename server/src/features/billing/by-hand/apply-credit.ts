import type { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { billingDay } from '../billing-day.ts';
import { balanceOf, moveAfter } from '../change-invoice.ts';
import { findAccountsOfInvoices, findTerms, type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { post } from '../ledger/ledger.queries.ts';
import { getInvoice } from '../list-invoices.ts';
import { moveInvoice } from '../move-invoice.ts';
import { fileReceipt } from '../receipts/file-receipt.ts';
import { addOwedBack } from '../refunds.queries.ts';
import {
  addPart,
  addUnapplied,
  findAccountCredit,
  findOwedBack,
  insertAppliedCredit,
  lockUnapplied,
} from '../account-credit.queries.ts';

type Source = { payment_id: number | null; from_invoice_id: number | null; load_id: number | null; amount: Cents };

/** Takes an amount from sources one after the other, up to what each has. */
const takenFrom = (sources: readonly Source[], total: Cents): Source[] => {
  let left = total;
  return sources
    .map((source) => {
      const amount = left < source.amount ? left : source.amount;
      left = sum([left, times(amount, -1)]);
      return { ...source, amount };
    })
    .filter(({ amount }) => amount > 0);
};

/** Books what one source pays of an invoice: what the account owes in all stays the same. */
const bookApplied = async (tx: Ctx, invoice: LockedInvoice, source: Source): Promise<void> => {
  const { payment_id, from_invoice_id, load_id } = source;
  const { account_id, id: invoice_id } = invoice;
  const [amount, created_by] = [dollars(source.amount), tx.actor.userId];
  if (payment_id !== null) {
    await addUnapplied(tx.db, payment_id, -amount);
    await addPart(tx.db, { payment_id, invoice_id, amount });
    await fileReceipt(tx, payment_id);
  }
  if (from_invoice_id !== null) await addOwedBack(tx.db, from_invoice_id, -amount);
  const row = { account_id, invoice_id, payment_id, from_invoice_id, amount, created_by };
  const applied_credit_id = await insertAppliedCredit(tx.db, row);
  const booking = { kind: 'credit_applied', account_id, posted_on: billingDay(tx), created_by } as const;
  await post(tx.db, { ...booking, applied_credit_id, payment_id }, [
    { ledger_account: 'receivable', amount, load_id, invoice_id: from_invoice_id },
    { ledger_account: 'receivable', amount: -amount, load_id: invoice.load_id, invoice_id },
  ]);
};

type Applied = Request<(typeof accountCredit)['apply']>['body'];

/**
 * Pays an invoice with what its account has: unapplied cash first, the oldest first, then what is owed back for other
 * invoices. 404, 409 `billing.beyond_credit`, `beyond_balance`, `payment_under_way`.
 */
export const applyCredit = (ctx: Ctx, id: number, { amount }: Applied): Promise<InvoiceDetails> =>
  withTransaction(ctx, async (tx) => {
    const [account_id] = await findAccountsOfInvoices(tx.db, tx.scope, [id]);
    if (account_id === undefined) throw problem('billing.not_found', 404);
    await findTerms(tx.db, account_id, true);
    const owing = (await findOwedBack(tx.db, account_id)).filter((one) => one.id !== id);
    const locked = await lockInvoices(tx.db, 'all', [id, ...owing.map((one) => one.id)]);
    const invoice = locked.find((one) => one.id === id);
    if (!invoice) throw problem('billing.not_found', 404);
    if (cents(amount) > balanceOf(invoice)) {
      const params = { balance: money(dollars(balanceOf(invoice))) };
      throw problem('billing.beyond_balance', 409, { field: 'amount', params });
    }
    const unapplied = await lockUnapplied(tx.db, account_id);
    const sources = [
      ...unapplied.map((one) => ({
        payment_id: one.id,
        from_invoice_id: null,
        load_id: null,
        amount: cents(one.unapplied),
      })),
      ...locked
        .filter((one) => one.id !== id && one.owed_back > 0)
        .map((one) => ({
          payment_id: null,
          from_invoice_id: one.id,
          load_id: one.load_id,
          amount: cents(one.owed_back),
        })),
    ];
    const { available } = await findAccountCredit(tx.db, 'all', account_id);
    const credit = cents(Math.max(0, available));
    const all = sum(sources.map((source) => source.amount));
    const most = credit < all ? credit : all;
    if (cents(amount) > most) {
      throw problem('billing.beyond_credit', 409, { field: 'amount', params: { credit: money(dollars(most)) } });
    }
    const paid = cents(amount);
    await moveInvoice(tx, invoice, moveAfter(invoice, { paid }), { paid });
    for (const source of takenFrom(sources, paid)) await bookApplied(tx, invoice, source);
    await audit(tx, {
      action: 'billing.credit-applied',
      object_type: 'invoice',
      object_id: id,
      account_id,
      after: { amount, balance: dollars(sum([balanceOf(invoice), times(paid, -1)])) },
    });
    return getInvoice(tx, id);
  });
