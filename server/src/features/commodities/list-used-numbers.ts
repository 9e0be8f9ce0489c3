import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { findUsedNumbers } from './commodities.queries.ts';

type Call = typeof commodities.nmfc;

const offered = 20;

/** NMFC numbers the own account has used that begin with `search`, or whose commodity holds it. */
export const listUsedNumbers = async (ctx: Ctx, { search }: Input<Call>['query']): Promise<Reply<Call>> => ({
  items: await findUsedNumbers(ctx, search, offered),
});
