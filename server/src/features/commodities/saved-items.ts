import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { itemInfo, totals } from '@portal/contract/commodities/line-item.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { describeHazmat, hazmatNotes } from './item-hazmat.ts';
import { countSavedItems, findSavedItems } from './commodities.queries.ts';

/** Density, volume and suggested class of each item (pounds, feet), what they come to, and what hazmat rules say. */
export const describeItems = ({
  line_items,
}: Input<typeof commodities.itemsInfo>['body']): Reply<typeof commodities.itemsInfo> => ({
  items: line_items.map((item) => ({ ...itemInfo(item), hazmat_description: describeHazmat(item) })),
  totals: totals(line_items),
  hazmat: hazmatNotes(line_items),
});

/** The own account's saved line items by commodity; `search` looks into commodity and NMFC number. */
export const listSavedItems = async (
  ctx: Ctx,
  { search, ...page }: Input<typeof commodities.savedItems>['query'],
): Promise<Reply<typeof commodities.savedItems>> => {
  const [rows, total] = await Promise.all([findSavedItems(ctx, search, page), countSavedItems(ctx, search)]);
  // The reply's schema has the last word on what was stored.
  return { items: rows, total };
};
