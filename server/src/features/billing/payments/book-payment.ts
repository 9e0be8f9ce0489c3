import { paymentFailed, paymentSettled } from '@portal/contract/billing/billing.events.ts';
import type { PaymentStatus } from '@portal/contract/billing/invoice-status.ts';
import { cents } from '@portal/contract/values/money.ts';
import type { ProviderPayment } from '../../../integrations/payments/payment-port.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { billingDay } from '../billing-day.ts';
import { balanceOf } from '../change-invoice.ts';
import { type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { giveBack } from '../policies/give-back.ts';
import { endHold, findParts, type LockedCheckout, moveCheckout } from './checkouts.queries.ts';
import { freeInvoices, noteDifference } from './end-checkout.ts';
import { keepPayment } from './online-payments.queries.ts';

type Part = Awaited<ReturnType<typeof findParts>>[number];
type Settled = { invoice: LockedInvoice; part: Part };

/** A payment that is settled is looked at once a day, for refunds and disputes that nobody reported. */
export const dayMs = 86_400_000;

/** The payment in the shipper's history, as it stands now. */
const keep = (
  tx: OpenCtx,
  checkout: LockedCheckout,
  { payment, status, parts }: { payment: ProviderPayment; status: PaymentStatus; parts: readonly Part[] },
): Promise<number> =>
  keepPayment(
    tx.db,
    {
      checkout_id: checkout.id,
      account_id: checkout.account_id,
      method: payment.method,
      status,
      amount: checkout.amount,
      reference: payment.intent_id ?? '',
      ending: payment.ending,
      brand: payment.brand,
      failure: status === 'failed' ? payment.failure : null,
      received_on: billingDay(tx),
      posted_on: status === 'succeeded' ? billingDay(tx) : null,
      created_by: checkout.created_by,
    },
    parts,
  );

/** Each invoice with its part of the payment; null where one of them no longer waits for so much. */
const matched = (invoices: readonly LockedInvoice[], parts: readonly Part[], accountId: number): Settled[] | null => {
  const settled = parts.flatMap((part): Settled[] => {
    const invoice = invoices.find(({ id }) => id === part.invoice_id);
    const isWaiting =
      invoice?.status === 'payment_processing' &&
      invoice.account_id === accountId &&
      // Less where a part was contested when it was begun; nothing else lowers what is owed meanwhile.
      balanceOf(invoice) >= cents(part.amount);
    return invoice && isWaiting ? [{ invoice, part }] : [];
  });
  return settled.length === parts.length ? settled : null;
};

/** Books a payment that the provider has received: history, invoices, ledger, audit and notices are one transaction. */
export const bookPayment = async (tx: OpenCtx, checkout: LockedCheckout, payment: ProviderPayment): Promise<void> => {
  const parts = await findParts(tx.db, checkout.id);
  const invoices = await lockInvoices(
    tx.db,
    'all',
    parts.map(({ invoice_id }) => invoice_id),
  );
  const settled = matched(invoices, parts, checkout.account_id);
  const states = invoices.map(({ number, status, balance }) => `${number} ${status} ${balance}`).join(', ');
  const expected = parts.map(({ amount }) => amount).join(', ');
  if (!settled) return noteDifference(tx, checkout, { kind: 'invoice_state', expected, found: states });
  const look_at = new Date(tx.services.clock.now().getTime() + dayMs).toISOString();
  const changes = { intent_id: payment.intent_id, failure: null, url: null, look_at };
  // A checkout that was over before its money came settles nothing by itself.
  if (!(await moveCheckout(tx.db, checkout.id, 'settle', changes))) {
    return noteDifference(tx, checkout, { kind: 'invoice_state', expected, found: checkout.status });
  }
  await endHold(tx.db, checkout.id);
  const id = await keep(tx, checkout, { payment, status: 'succeeded', parts });
  for (const { invoice, part } of settled) {
    const paid = cents(part.amount);
    const isMoved = await tryMoveInvoice(tx, invoice, balanceOf(invoice) > paid ? 'settle_uncontested' : 'settle', {
      paid,
    });
    if (!isMoved) throw new Error(`invoice ${invoice.id} is locked and waits for its payment`);
  }
  const { account_id } = checkout;
  await post(
    tx.db,
    { kind: 'payment', account_id, posted_on: billingDay(tx), payment_id: id, created_by: checkout.created_by },
    settled.flatMap(({ invoice, part }) =>
      pair('cash', 'receivable', part.amount, { load_id: invoice.load_id, invoice_id: invoice.id }),
    ),
  );
  await audit(tx, {
    action: 'billing.payment-settled',
    object_type: 'payment',
    object_id: id,
    account_id,
    after: {
      amount: checkout.amount,
      reference: payment.intent_id,
      invoices: settled.map(({ invoice }) => invoice.number),
    },
  });
  await emit(tx, paymentSettled, { payment_id: id });
  // Cancelled while it was being paid: the money goes back the way it came.
  for (const { invoice } of settled) if (invoice.withdrawn_at) await giveBack(tx, invoice.id);
};

/** A bank debit was ordered: the bank says days later whether the money comes. */
export const keepProcessing = async (
  tx: OpenCtx,
  checkout: LockedCheckout,
  payment: ProviderPayment,
): Promise<void> => {
  const changes = { intent_id: payment.intent_id, failure: null, url: null };
  if (!(await moveCheckout(tx.db, checkout.id, 'process', changes))) return;
  const parts = await findParts(tx.db, checkout.id);
  await keep(tx, checkout, { payment, status: 'processing', parts });
};

/** The money of a payment will not come: its invoices can be paid again. */
export const failPayment = async (tx: OpenCtx, checkout: LockedCheckout, payment: ProviderPayment): Promise<void> => {
  const { failure, intent_id } = payment;
  if (!(await moveCheckout(tx.db, checkout.id, 'fail', { failure, intent_id, url: null, look_at: null }))) return;
  await freeInvoices(tx, checkout.id, 'fail');
  const parts = await findParts(tx.db, checkout.id);
  const id = await keep(tx, checkout, { payment, status: 'failed', parts });
  await audit(tx, {
    action: 'billing.payment-failed',
    object_type: 'payment',
    object_id: id,
    account_id: checkout.account_id,
    after: { amount: checkout.amount, failure },
  });
  await emit(tx, paymentFailed, { payment_id: id });
};
