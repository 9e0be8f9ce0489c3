import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { countSavedItems, findSavedItems } from './commodities.queries.ts';

type Call = typeof commodities.savedItems;

/** The own account's saved line items by commodity; `search` looks into commodity and NMFC number. */
export const listSavedItems = async (ctx: Ctx, { search, ...page }: Input<Call>['query']): Promise<Reply<Call>> => {
  const [rows, total] = await Promise.all([findSavedItems(ctx, search, page), countSavedItems(ctx, search)]);
  // The reply's schema has the last word on what was stored.
  return { items: rows, total };
};
