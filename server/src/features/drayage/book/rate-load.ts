import type { NoDrayageRate } from '@portal/contract/drayage/rate-drayage.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { readHaul } from './request-price.ts';
import { type RatedHaul, rateHaul } from '../rate/rate-haul.ts';

/** What a carrier's tariffs make of a load's container, each with its service class. Empty where it has none there. */
export const rateLoad = async (
  ctx: OpenCtx,
  carrierId: number,
  loadId: number,
): Promise<(RatedHaul | NoDrayageRate)[]> => {
  const haul = await readHaul(ctx, loadId);
  return haul ? rateHaul(ctx.db, haul, carrierId) : [];
};
