import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { checkNewLoad } from './check-new-load.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { openQuoteRound } from '../state/open-quote-round.ts';
import { type LoadOrigin, saveNewLoad } from './save-new-load.ts';

/**
 * Saves a load of the caller's own account and, unless it is a draft, asks its carriers for quotes: load, parts,
 * history, quote round and the job that asks are one transaction. Refuses as `checkNewLoad`.
 */
export const createLoad = async (ctx: Ctx, input: LoadInput, origin?: LoadOrigin): Promise<LoadDetails> => {
  const checked = checkNewLoad(ctx, await readOfferedTrucks(ctx), input);
  const route = await findRoute(ctx, checked.load.stops, checked.input.in_transit);
  return withTransaction(ctx, async (tx) => {
    const load = await saveNewLoad(tx, { ...checked, route }, origin);
    if (!input.draft) await openQuoteRound(tx, load);
    return getLoadDetails(tx, load.id);
  });
};
