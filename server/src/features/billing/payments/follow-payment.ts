import { paymentFailed } from '@portal/contract/billing/billing.events.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { ProviderPayment } from '../../../integrations/payments/payment-port.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { billingDay } from '../billing-day.ts';
import { takeBack } from '../write-offs/take-back.ts';
import { lockInvoices } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { addOwedBack, hasRefundUnderWay, insertRefund } from '../refunds.queries.ts';
import { bookRefund } from './book-refund.ts';
import { dayMs } from './book-payment.ts';
import { type LockedCheckout, updateCheckout } from './checkouts.queries.ts';
import { findRefundableParts, lockPaymentOf, type LockedPayment, updatePayment } from './online-payments.queries.ts';

/** Days in which a bank may take a payment back. */
const followedDays = 180;

/** How soon a payment is looked at again of which a refund is under way. */
const refundMs = 60_000;

type Parts = Awaited<ReturnType<typeof findRefundableParts>>;

const lockPartsOf = async (tx: OpenCtx, parts: Parts) =>
  lockInvoices(
    tx.db,
    'all',
    parts.map(({ invoice_id }) => invoice_id),
  );

/** Splits what went back over the invoices of a payment, up to what of it went to each. */
export const splitRefund = (parts: Parts, total: Cents): { invoice_id: number; amount: Cents }[] => {
  let left = total;
  return parts
    .map(({ invoice_id, amount, refunded }) => {
      const rest = sum([cents(amount), cents(-refunded)]);
      const part = left < rest ? left : rest;
      left = sum([left, times(part, -1)]);
      return { invoice_id, amount: part };
    })
    .filter(({ amount }) => amount > 0);
};

/** Books refunds that were made at the provider itself. Those the portal ordered book themselves. */
const followRefunds = async (tx: OpenCtx, payment: LockedPayment, found: ProviderPayment): Promise<void> => {
  const parts = await findRefundableParts(tx.db, payment.id);
  const unknown = sum([found.refunded, cents(-payment.refunded)]);
  if (unknown <= 0) return;
  const invoices = await lockPartsOf(tx, parts);
  for (const { invoice_id, amount } of splitRefund(parts, unknown)) {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    if (!invoice) continue;
    const made = { payment_id: payment.id, reason: 'goodwill', note: found.intent_id ?? '', created_by: null } as const;
    // What was credited before is what the provider sent back first.
    const ofCredit = amount < cents(invoice.owed_back) ? amount : cents(invoice.owed_back);
    if (!(await bookRefund(tx, { ...made, invoice, amount, ofCredit }))) {
      tx.log.error({ payment: payment.id, invoice: invoice_id }, 'a refund at the provider could not be booked');
      continue;
    }
    if (ofCredit > 0) await addOwedBack(tx.db, invoice_id, dollars(times(ofCredit, -1)));
    const row = { ...made, invoice_id, amount: dollars(amount), of_credit: dollars(ofCredit) };
    await insertRefund(tx.db, { ...row, status: 'done' });
  }
};

const auditDispute = (tx: OpenCtx, payment: LockedPayment, state: string) =>
  audit(tx, {
    action: state === 'open' ? 'billing.payment-disputed' : 'billing.dispute-ended',
    object_type: 'payment',
    object_id: payment.id,
    account_id: payment.account_id,
    after: { dispute: state, amount: payment.amount },
  });

/** The payer's bank has taken the payment back: its invoices are owed again. */
const loseDispute = async (tx: OpenCtx, payment: LockedPayment, parts: Parts): Promise<void> => {
  const { account_id, id: payment_id } = payment;
  const invoices = await lockPartsOf(tx, parts);
  const booking = { kind: 'payment_returned', account_id, posted_on: billingDay(tx), payment_id } as const;
  let gone = cents(0);
  for (const { invoice_id, amount, refunded } of parts) {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    const returned = sum([cents(amount), cents(-refunded)]);
    if (!invoice || returned === 0) continue;
    const missing = await takeBack(tx, invoice, returned, 'lose_dispute');
    gone = sum([gone, missing]);
    const taken = dollars(sum([returned, times(missing, -1)]));
    await post(tx.db, booking, pair('receivable', 'cash', taken, { load_id: invoice.load_id, invoice_id }));
  }
  // What was given back of it meanwhile is owed beside the invoices.
  await post(tx.db, booking, pair('receivable', 'cash', dollars(gone), { load_id: null, invoice_id: null }));
  await updatePayment(tx.db, payment_id, { status: 'returned', failure: 'disputed', unapplied: -dollars(gone) });
  await emit(tx, paymentFailed, { payment_id });
};

const followDispute = async (tx: OpenCtx, payment: LockedPayment, { dispute }: ProviderPayment): Promise<void> => {
  if (dispute === 'none' || payment.status === 'returned') return;
  const parts = await findRefundableParts(tx.db, payment.id);
  const moved: boolean[] = [];
  // A dispute that nobody reported may be over when it is found.
  for (const invoice of await lockPartsOf(tx, parts)) moved.push(await tryMoveInvoice(tx, invoice, 'dispute'));
  if (moved.some(Boolean) && dispute !== 'won') await auditDispute(tx, payment, 'open');
  if (dispute === 'lost') await loseDispute(tx, payment, parts);
  if (dispute === 'won') {
    for (const invoice of await lockPartsOf(tx, parts)) await tryMoveInvoice(tx, invoice, 'win_dispute');
  }
  if (dispute !== 'open' && (moved.some(Boolean) || dispute === 'lost')) await auditDispute(tx, payment, dispute);
};

/**
 * Follows a payment that is settled: what went back, and whether its bank takes it back. Waits for a refund that the
 * portal has ordered: until it is done nobody knows what the bank can still take back, and its invoice must stay paid.
 */
export const followPayment = async (tx: OpenCtx, checkout: LockedCheckout, found: ProviderPayment): Promise<void> => {
  const payment = await lockPaymentOf(tx.db, checkout.id);
  if (!payment) return;
  const now = tx.services.clock.now().getTime();
  const paid = (await findRefundableParts(tx.db, payment.id)).map(({ invoice_id }) => invoice_id);
  if (await hasRefundUnderWay(tx.db, paid)) {
    await updateCheckout(tx.db, checkout.id, { look_at: new Date(now + refundMs).toISOString() });
    return;
  }
  await followRefunds(tx, payment, found);
  await followDispute(tx, payment, found);
  const isFollowed = new Date(checkout.created_at).getTime() + followedDays * dayMs > now;
  await updateCheckout(tx.db, checkout.id, { look_at: isFollowed ? new Date(now + dayMs).toISOString() : null });
};
