import type { ProviderNotice } from '../../../integrations/payments/payment-port.ts';
import { paymentProviderOf } from '../../../integrations/payments/stripe-provider.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { HttpParts } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { findCheckoutOfNotice, findParts, insertNotice, lockCheckout } from './checkouts.queries.ts';
import { differenceOfNotice } from './compare-payment.ts';
import { noteDifference } from './end-checkout.ts';
import { settleJob } from './settle-checkout.ts';

const keep = (ctx: OpenCtx, notice: ProviderNotice): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { event_id, kind, key, intent_id: intentId } = notice;
    const found = await findCheckoutOfNotice(tx.db, { key, intentId });
    if (!(await insertNotice(tx.db, { event_id, kind, checkout_id: found?.id ?? null }))) return;
    const checkout = found && (await lockCheckout(tx.db, found.id));
    if (!checkout) return tx.log.info({ event: event_id, kind }, 'a notice of a payment that is not ours');
    const difference = differenceOfNotice(checkout, await findParts(tx.db, checkout.id), notice);
    if (difference) return noteDifference(tx, checkout, difference);
    const name = `${settleJob}:${checkout.id}`;
    await enqueue(tx, settleJob, { checkout_id: checkout.id }, { key: name });
  });

/**
 * Takes a notice of the provider, once. A notice settles nothing by itself: it has the payment read from the provider.
 * 401 `billing.bad_signature`, the same whatever is wrong with it.
 */
export const receiveNotice = async (ctx: OpenCtx & { http: HttpParts }, body: Uint8Array): Promise<void> => {
  const signature = ctx.http.request.headers['stripe-signature'];
  const provider = paymentProviderOf(ctx.services);
  const now = ctx.services.clock.now();
  const notice = typeof signature === 'string' ? await provider?.readNotice(body, signature, now) : null;
  if (!notice) throw problem('billing.bad_signature', 401);
  await keep(ctx, notice);
};
