import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { lanes } from '@portal/contract/loads/lanes/lanes.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../load-in-scope.ts';
import { findLanePrices, findLanes, type LanesQuestion } from './lanes.queries.ts';

/**
 * The lanes of the own account, each with the newest load between its places and the last price that was booked. Those of
 * accounts below have none here: what is booked again is a load of one's own account.
 */
export const listLanes = (ctx: Ctx, question: LanesQuestion): Promise<Reply<typeof lanes.list>> =>
  findLanes(ctx, question);

/**
 * The last prices that were booked on the lane of a load, to compare those of carriers with.
 * 404 for a load the caller does not see.
 */
export const listLanePrices = async (ctx: Ctx, loadId: number): Promise<Reply<typeof lanes.prices>> => {
  await loadInScope(ctx, loadId);
  return { items: await findLanePrices(ctx, loadId) };
};
