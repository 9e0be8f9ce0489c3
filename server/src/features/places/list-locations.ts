import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { countLocations, findLocations } from './places.queries.ts';
import { savedLocation } from './saved-location.ts';

type Call = typeof places.locations;

/** The own account's saved locations by name; `search` looks into names, addresses and contacts. */
export const listLocations = async (ctx: Ctx, { search, ...page }: Input<Call>['query']): Promise<Reply<Call>> => {
  const [rows, total] = await Promise.all([findLocations(ctx, search, page), countLocations(ctx, search)]);
  return { items: rows.map(savedLocation), total };
};
