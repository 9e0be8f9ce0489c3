import type { Markup } from '@portal/contract/quotes/markup.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { findMarkups, findOpenQuotes, markupsFor } from '../markups.queries.ts';
import { sellerWhoMaySet } from '../own-markup.ts';
import { priceLines } from '../rating/price-offer.ts';

/**
 * What the open quotes of a load would cost if the caller's markup were this one; every other seller's stays. Refuses
 * as `setMarkup` does, and writes nothing.
 */
export const tryMarkup = async (
  ctx: Ctx,
  loadId: number,
  { markup_percent: percent, markup_min: min }: Markup,
): Promise<{ items: { id: number; price: number }[] }> => {
  const seller = sellerWhoMaySet(ctx, await loadInScope(ctx, loadId));
  const own = seller === 'operator' ? null : ctx.actor.accountId;
  const [{ layers }, quotes] = await Promise.all([findMarkups(ctx.db, loadId), findOpenQuotes(ctx.db, loadId)]);
  const tried = layers.map((layer) => (layer.seller === own ? { ...layer, percent, min, by_mode: null } : layer));
  return {
    items: quotes.map(({ id, mode, cost_lines }) => ({
      id,
      price: priceLines(cost_lines, markupsFor(tried, mode)).price,
    })),
  };
};
