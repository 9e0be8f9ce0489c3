import type { DrayageInput, HaulChoice } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { checkAnyLoad } from '../../loads/book/check-new-load.ts';
import { resolveModes } from '../../loads/book/resolve-modes.ts';
import { namingItsLoad } from '../../loads/book/external-ids.ts';
import { saveNewLoad } from '../../loads/book/save-new-load.ts';
import { indexLoadTerms } from '../../loads/list/search-terms.ts';
import { chosenOf } from './apply-choice.ts';
import { askForPrice } from './request-price.ts';
import { checkHaul } from './check-haul.ts';
import { detailsColumns } from './details-row.ts';
import { insertDetails } from '../drayage.queries.ts';
import { usualTerms } from '../rate/drayage-terms.ts';
import { getDrayage } from './get-drayage.ts';
import { withOneHazmat } from './one-hazmat.ts';
import { haulAsLoad } from './haul-as-load.ts';

/**
 * Saves a container to be hauled for the caller's own account and, unless it is a draft, asks for its price: all in
 * one transaction. 400 names the field: `drayage.over_weight` sends to operations, as do places beyond reach; 403 where
 * drayage is not enabled.
 */
export const createDrayage = async (ctx: Ctx, requested: DrayageInput, choice: HaulChoice): Promise<DrayageLoad> => {
  resolveModes(ctx.actor, [], { mode: 'drayage' });
  const input = withOneHazmat({ ...requested, ...chosenOf(requested, choice) });
  checkHaul(ctx, input);
  const checked = checkAnyLoad(ctx, [], haulAsLoad(input));
  const route = await findRoute(ctx, checked.load.stops);
  return withTransaction(ctx, async (tx) => {
    const { id: loadId } = await namingItsLoad(tx, tx.actor.accountId, input.external_id, (part) =>
      saveNewLoad(part, { ...checked, route }),
    );
    await insertDetails(tx.db, { ...detailsColumns(input), ...usualTerms, load_id: loadId });
    await indexLoadTerms(tx, loadId);
    if (!input.draft) await askForPrice(tx, loadId);
    return getDrayage(tx, loadId);
  });
};
