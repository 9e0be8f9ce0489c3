import type { OpenCtx } from '../../../platform/context.ts';
import type { FindAnswer, PaymentPort, ProviderPayment } from '../../../integrations/payments/payment-port.ts';
import { paymentProviderOf } from '../../../integrations/payments/stripe-provider.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { type Ticker, untilDone } from '../../../platform/jobs/tickers.ts';
import { bookPayment, failPayment, keepProcessing } from './book-payment.ts';
import {
  type CheckoutRow,
  findCheckout,
  findParts,
  lockCheckout,
  type LockedCheckout,
  takeDueCheckouts,
  updateCheckout,
} from './checkouts.queries.ts';
import { differenceOf } from './compare-payment.ts';
import { abandonCheckout, noteDifference } from './end-checkout.ts';
import { followPayment } from './follow-payment.ts';

const nowOf = ({ services }: OpenCtx): number => services.clock.now().getTime();

/** How the payment stands; a page whose time is over is closed before, so that nobody pays on it any more. */
const readPayment = async (ctx: OpenCtx, provider: PaymentPort, row: CheckoutRow): Promise<FindAnswer> => {
  const session = row.session_id ?? '';
  const found = await provider.find(session);
  const isOver = new Date(row.expires_at).getTime() <= nowOf(ctx);
  if (found.kind !== 'known' || found.page !== 'open' || !isOver) return found;
  const closed = await provider.close(session);
  return closed.kind === 'unclear' ? closed : provider.find(session);
};

const unpaid = async (tx: OpenCtx, checkout: LockedCheckout, payment: ProviderPayment): Promise<void> => {
  if (payment.page === 'open') {
    // A card was declined: the payer may try another one on the same page.
    if (payment.failure !== checkout.failure) await updateCheckout(tx.db, checkout.id, { failure: payment.failure });
    return;
  }
  if (payment.failure || checkout.status === 'processing') await failPayment(tx, checkout, payment);
  else await abandonCheckout(tx, checkout.id);
};

/** Brings the books to where the payment stands. What differs from what was asked for moves nothing. */
const apply = async (tx: OpenCtx, id: number, payment: Exclude<FindAnswer, { kind: 'unclear' }>): Promise<void> => {
  const checkout = await lockCheckout(tx.db, id);
  if (!checkout || checkout.status === 'differs') return;
  if (payment.kind === 'none') {
    const missing = { kind: 'unknown_payment', expected: checkout.session_id ?? '', found: '' } as const;
    return noteDifference(tx, checkout, missing);
  }
  const difference = differenceOf(checkout, await findParts(tx.db, id), payment);
  if (difference) return noteDifference(tx, checkout, difference);
  if (checkout.status === 'paid') return followPayment(tx, checkout, payment);
  if (payment.money === 'received') return bookPayment(tx, checkout, payment);
  if (payment.money === 'processing') return keepProcessing(tx, checkout, payment);
  return unpaid(tx, checkout, payment);
};

/**
 * The one way a payment settles, whoever noticed that something has happened to it: reads from the provider how it
 * stands, compares it with what was asked for, and books it. Rejects while the provider does not say.
 */
export const settleCheckout = async (ctx: OpenCtx, id: number): Promise<void> => {
  const row = await findCheckout(ctx.db, 'all', id);
  if (!row || row.status === 'differs') return;
  if (!row.session_id) {
    if (row.status === 'opening' && row.is_interrupted) await abandonCheckout(ctx, id);
    return;
  }
  const provider = paymentProviderOf(ctx.services);
  if (!provider) throw new Error('the payment provider is not configured any more');
  const payment = await readPayment(ctx, provider, row);
  if (payment.kind === 'unclear') throw new Error(`payment ${id} not found out: ${payment.why}`);
  await withTransaction(ctx, (tx) => apply(tx, id, payment));
};

export const settleJob = 'billing.settle-checkout';

/** Settles what the provider has reported. */
export const settleCheckouts = job<{ checkout_id: number }>(settleJob, (ctx, { checkout_id }) =>
  settleCheckout(ctx, checkout_id),
);

const looksAtOnce = 20;
const secondsBetweenLooks = 60;

/** Looks at some of the payments that are due for it; answers how many there were. */
const lookAtSome = async (ctx: OpenCtx, limit: number): Promise<number> => {
  const due = await takeDueCheckouts(ctx.db, { limit, seconds: secondsBetweenLooks });
  const looks = due.map((id) =>
    settleCheckout(ctx, id).catch((err: unknown) => ctx.log.warn({ err, checkout: id }, 'payment not looked at')),
  );
  await Promise.all(looks);
  return due.length;
};

/**
 * Looks at payments under way that nobody has reported, and at pages whose time is over: at all that are due, so that
 * none waits behind many others that are only open.
 */
export const watchCheckouts: Ticker = {
  name: 'billing.watch-checkouts',
  everyMs: 10_000,
  run: (ctx) => untilDone(looksAtOnce, (most) => lookAtSome(ctx, most)),
};
