import type { Checkout } from '@portal/contract/billing/billing.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { type CheckoutRow, findCheckout, findDiffering } from './checkouts.queries.ts';

/** Nobody pays for the account they are signed in as, so they get no address to pay at. */
const mayPay = ({ actor }: Ctx): boolean => actor.permissions.has('post:payments') && actor.kind !== 'signed_in_as';

/** A checkout as its payer sees it; what differs is the operator's to see. */
export const presentCheckout = (ctx: Ctx, row: CheckoutRow): Checkout => ({
  id: row.id,
  status: row.status,
  account: { id: row.account_id, name: row.account_name },
  amount: row.amount,
  invoices: row.invoices,
  url: row.status === 'open' && mayPay(ctx) ? row.url : null,
  failure: row.failure,
  begun_by: row.begun_by,
  receipt: row.receipt_number === null ? null : { number: row.receipt_number, sent_to: row.email },
  created_at: new Date(row.created_at).toISOString(),
  expires_at: new Date(row.expires_at).toISOString(),
  difference: can(ctx, 'act_for_operator') ? row.difference : null,
});

/** A checkout of the caller's accounts. 404 `billing.checkout_not_found`. */
export const checkoutInScope = async (ctx: Ctx, id: number): Promise<CheckoutRow> => {
  const row = await findCheckout(ctx.db, ctx.scope, id);
  if (!row) throw problem('billing.checkout_not_found', 404);
  return row;
};

/** How a payment stands. 404. */
export const getCheckout = async (ctx: Ctx, id: number): Promise<Checkout> =>
  presentCheckout(ctx, await checkoutInScope(ctx, id));

const shownDifferences = 100;

/** Payments that are not what was asked for. */
export const listDifferences = async (ctx: Ctx): Promise<Checkout[]> =>
  (await findDiffering(ctx.db, shownDifferences)).map((row) => presentCheckout(ctx, row));
