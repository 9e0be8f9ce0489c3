import type { Difference } from '@portal/contract/billing/checkout-status.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { lockInvoices } from '../invoices.queries.ts';
import { tryMoveInvoice } from '../move-invoice.ts';
import { giveBack } from '../policies/give-back.ts';
import { differenceJson, endHold, lockCheckout, type LockedCheckout, moveCheckout } from './checkouts.queries.ts';

/** Frees the invoices of a checkout: they can be paid again. */
export const freeInvoices = async (tx: OpenCtx, checkoutId: number, event: 'release' | 'fail'): Promise<void> => {
  const ids = await endHold(tx.db, checkoutId);
  if (ids.length === 0) return;
  for (const invoice of await lockInvoices(tx.db, 'all', ids)) {
    await tryMoveInvoice(tx, invoice, event);
    if (invoice.withdrawn_at) await giveBack(tx, invoice.id);
  }
};

/** Ends a checkout in which nothing was paid or tried. Only where nobody can pay on its page any more. */
export const abandonCheckout = (ctx: OpenCtx, id: number, event: 'abandon' | 'release' = 'abandon'): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const checkout = await lockCheckout(tx.db, id);
    if (!checkout || !(await moveCheckout(tx.db, id, event, { look_at: null, url: null }))) return;
    await freeInvoices(tx, id, 'release');
    await audit(tx, {
      action: 'billing.payment-given-up',
      object_type: 'checkout',
      object_id: id,
      account_id: checkout.account_id,
      before: { status: checkout.status, amount: checkout.amount },
    });
  });

/** Writes down that the provider's payment is not what was asked for. Nothing is settled, and its invoices stay held. */
export const noteDifference = async (tx: OpenCtx, checkout: LockedCheckout, difference: Difference): Promise<void> => {
  const changes = { difference: differenceJson(difference), look_at: null, url: null };
  if (!(await moveCheckout(tx.db, checkout.id, 'find_difference', changes))) return;
  tx.log.error({ checkout: checkout.id, difference }, 'a payment differs from what was asked for');
  await audit(tx, {
    action: 'billing.payment-differs',
    object_type: 'checkout',
    object_id: checkout.id,
    account_id: checkout.account_id,
    before: { status: checkout.status, amount: checkout.amount },
    after: difference,
  });
};
