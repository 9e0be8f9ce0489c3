import type { OpenCtx } from '../../../platform/context.ts';
import { findMarkups, markupsFor, lockOpenQuotes, refreshCheapest, updatePrice } from '../markups.queries.ts';
import { priceLines } from '../rating/price-offer.ts';
import type { QuoteRow } from '../quotes.queries.ts';

/** Prices the open quotes of a load, which must be locked, by its markups of now; answers them. */
export const repriceQuotes = async (tx: OpenCtx, loadId: number): Promise<QuoteRow[]> => {
  const { layers } = await findMarkups(tx.db, loadId);
  const repriced: QuoteRow[] = [];
  for (const { id, mode, cost_lines } of await lockOpenQuotes(tx.db, loadId)) {
    const { price, price_lines } = priceLines(cost_lines, markupsFor(layers, mode));
    repriced.push(await updatePrice(tx.db, id, price, price_lines));
  }
  await refreshCheapest(tx.db, loadId);
  return repriced;
};
