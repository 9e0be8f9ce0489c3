import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { findUsedNumbers } from './commodities.queries.ts';
import { findHazmatEntries } from './find-hazmat-entries.ts';

/** How many numbers a search offers. */
const offered = 20;

/** Hazardous materials by number or name, best first. */
export const listHazmatNumbers = ({
  search,
}: Input<typeof commodities.hazmatNumbers>['query']): Reply<typeof commodities.hazmatNumbers> => ({
  items: findHazmatEntries(search, offered),
});

/** NMFC numbers the own account has used that begin with `search`, or whose commodity holds it. */
export const listUsedNumbers = async (
  ctx: Ctx,
  { search }: Input<typeof commodities.nmfc>['query'],
): Promise<Reply<typeof commodities.nmfc>> => ({
  items: await findUsedNumbers(ctx, search, offered),
});
