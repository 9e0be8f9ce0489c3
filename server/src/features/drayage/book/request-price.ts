import { drayageHandedToOperations } from '@portal/contract/drayage/drayage.events.ts';
import type { NoDrayageRate } from '@portal/contract/drayage/rate-drayage.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { moveLoad } from '../../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { openQuoteRound } from '../../loads/state/open-quote-round.ts';
import { supersedeQuotes } from '../../loads/state/quote-rounds.queries.ts';
import { findHaulRow, updateDetails, withOperations } from '../drayage.queries.ts';
import { termsOf, usualTerms } from '../rate/drayage-terms.ts';
import { type Haul, type RatedHaul, rateHaul } from '../rate/rate-haul.ts';

/** Reads a load's haul as it is rated; null where nobody knows how far it is. */
export const readHaul = async (ctx: OpenCtx, loadId: number): Promise<Haul | null> => {
  const row = await findHaulRow(ctx.db, loadId);
  if (row.distance_miles === null) return null;
  return {
    place: row.place,
    miles: row.distance_miles,
    container: row.container,
    direction: row.direction,
    delivery: row.delivery_type,
    pounds: row.weight,
    hazmat: row.hazmat_type !== null,
    chassis_days: row.chassis_days,
    chassis_split: row.chassis_split,
    // Whoever may not enter so heavy a container was refused when it was entered.
    by_operations: true,
    count: row.container_count,
    chassis_provider: row.chassis_provider,
    accessorials: row.accessorials,
    ends: row.ends,
    pickup_date: row.pickup_date,
  };
};

/** Prices of earlier rounds stay as history; operations are written to, and nobody changes the load until they quote. */
const handToOperations = async (tx: OpenCtx, load: LockedLoad): Promise<void> => {
  const loadId = load.id;
  await moveLoad(tx, load, 'request_quotes', { changes: withOperations });
  await supersedeQuotes(tx, loadId);
  const history_id = await writeHistory(tx, loadId, { kind: 'note', event: 'hand_to_operations' });
  await emit(tx, drayageHandedToOperations, { load_id: loadId, history_id });
};

/**
 * Asks for the price of a container's haul: of the rate tables where one has a price, of operations where none has.
 * Refuses with 409 where the load's status does not allow it.
 */
export const askForPrice = (ctx: OpenCtx, loadId: number): Promise<void> =>
  // Nobody changes the haul between its rating and the round, or operations, that the rating leads to.
  withAnyLoadLocked(ctx, loadId, [], async (tx, load) => {
    const haul = await readHaul(tx, loadId);
    const rated = haul ? await rateHaul(tx.db, haul) : [];
    const priced = rated.find((one) => 'tariff' in one);
    await updateDetails(tx.db, loadId, priced ? termsOf(priced.tariff) : usualTerms);
    if (priced) await openQuoteRound(tx, load);
    else await handToOperations(tx, load);
  });

/** What a carrier's tariffs make of a load's container, each with its service class. Empty where it has none there. */
export const rateLoad = async (
  ctx: OpenCtx,
  carrierId: number,
  loadId: number,
): Promise<(RatedHaul | NoDrayageRate)[]> => {
  const haul = await readHaul(ctx, loadId);
  return haul ? rateHaul(ctx.db, haul, carrierId) : [];
};
