import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import type { Markup } from '@portal/contract/quotes/markup.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { findOperatorMarkup, findSellerMarkup } from './markups.queries.ts';

/** Whose markup a caller sets on the loads of an account: the operator's, or their own account's on those below it. */
const sellerOf = (ctx: Ctx, accountId: number): 'operator' | 'account' | null => {
  if (!ctx.actor.permissions.has('patch:carriers')) return null;
  if (can(ctx, 'act_for_operator')) return 'operator';
  return ctx.actor.accountId === accountId ? null : 'account';
};

/**
 * The seller whose markup the caller may change now. 403 `quotes.own_account_markup` on a load of the own account; 409
 * `loads.already_moved` once the load is booked.
 */
export const sellerWhoMaySet = (ctx: Ctx, load: { account_id: number; status: LoadStatus }): 'operator' | 'account' => {
  const seller = sellerOf(ctx, load.account_id);
  if (!seller) throw problem('quotes.own_account_markup', 403);
  if (!isEditable(load.status)) throw problem('loads.already_moved', 409);
  return seller;
};

/** The one markup of a load its reader may see: their own. Undefined for those who sell nothing on. */
export const ownMarkup = async (ctx: Ctx, load: { id: number; account_id: number }): Promise<Markup | undefined> => {
  const seller = sellerOf(ctx, load.account_id);
  if (seller === 'operator') return findOperatorMarkup(ctx.db, load.id);
  return seller === 'account' ? findSellerMarkup(ctx.db, load.id, ctx.actor.accountId) : undefined;
};
