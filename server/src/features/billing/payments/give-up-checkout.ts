import type { Checkout } from '@portal/contract/billing/billing.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { outsideTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { paymentProviderOf } from '../../../integrations/payments/stripe-provider.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { abandonCheckout } from './end-checkout.ts';
import { checkoutInScope, getCheckout } from './present-checkout.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Closes the page, so that nobody pays on it any more, and books what was done on it until then. */
const closePage = async (ctx: Ctx, { id, session_id }: CheckoutRow): Promise<void> => {
  const closed = await paymentProviderOf(ctx.services)?.close(session_id ?? '');
  if (!closed || closed.kind === 'unclear') throw problem('billing.provider_silent', 503, { retryAfter: 30 });
  // It was paid in the same moment where the provider refuses: then this is what is booked.
  await settleCheckout(ctx, id).catch((err: unknown) => {
    ctx.log.warn({ err, checkout: id }, 'a payment that was given up is looked at later');
    throw problem('billing.provider_silent', 503, { retryAfter: 30 });
  });
};

/**
 * Gives up a payment that was not made: its invoices can be paid again. The operator also frees those of a payment that
 * differs, once it is put right with the provider. 403, 404, 409 `billing.payment_under_way`, 503.
 */
export const giveUpCheckout = async (ctx: Ctx, id: number): Promise<Checkout> => {
  const row = await checkoutInScope(ctx, id);
  const alone = outsideTransaction(ctx);
  if (row.status === 'differs') {
    if (!can(ctx, 'act_for_operator')) throw problem('billing.payment_under_way', 409);
    await abandonCheckout(alone, id, 'release');
  }
  if (row.status === 'opening') await abandonCheckout(alone, id);
  if (row.status === 'open') await closePage(alone, row);
  return getCheckout(alone, id);
};
