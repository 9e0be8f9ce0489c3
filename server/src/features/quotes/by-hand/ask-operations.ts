import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isWithoutPrices } from '@portal/contract/loads/load-states.ts';
import { modes } from '@portal/contract/modes/modes.ts';
import { operationsAsked } from '@portal/contract/quotes/quotes.events.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { withOperations } from '../../drayage/drayage.queries.ts';
import { checkDetails } from '../../loads/book/check-accessorials.ts';
import { loadAsInput } from '../../loads/book/load-as-input.ts';
import { refuseIncomplete } from '../../loads/open-details.ts';
import { refuseToRequote } from '../../loads/book/refuse-past-pickup.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { moveLoad } from '../../loads/state/move-load.ts';
import { supersedeQuotes } from '../../loads/state/quote-rounds.queries.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';

/** A container has calls of its own, which ask operations by themselves; whoever may not have carriers asked may not ask here. */
const refuseOthers = ({ actor }: Ctx, load: LoadDetails): void => {
  if (load.mode === 'drayage') throw problem('loads.drayage_own_calls', 400);
  if (!load.quote_modes.some((mode) => actor.dispatchModes[modes[mode].flag])) {
    throw problem('quotes.mode_not_enabled', 403);
  }
};

/**
 * Asks operations for the price of a load that no carrier prices, as where no road leads: they are written to, and
 * nobody changes it until they quote it or hand it back. 400 as `requestQuotes`, 403, 404; 409 `quotes.has_prices` of a
 * load with prices or carriers still answering, `loads.over`, `loads.booked`, `loads.pickup_over`.
 */
export const askOperations = (ctx: Ctx, loadId: number): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, locked) => {
    const load = await getLoadDetails(tx, loadId);
    refuseOthers(tx, load);
    refuseToRequote(tx, load);
    refuseIncomplete(load.missing);
    if (!isWithoutPrices(load.status)) throw problem('quotes.has_prices', 409);
    const input = loadAsInput(load);
    checkDetails(input.accessorials);
    assertHazmat(input.line_items, 'line_items');
    await moveLoad(tx, locked, 'request_quotes', { changes: withOperations });
    await supersedeQuotes(tx, loadId);
    const history_id = await writeHistory(tx, loadId, { kind: 'note', event: 'hand_to_operations' });
    await emit(tx, operationsAsked, { load_id: loadId, history_id });
    return getLoadDetails(tx, loadId);
  });
