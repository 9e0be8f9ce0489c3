import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isBeingQuoted } from '@portal/contract/loads/load-states.ts';
import { modes } from '@portal/contract/modes/modes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { askForPrice } from '../../drayage/book/request-price.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { checkDetails } from '../../loads/book/check-accessorials.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { refuseIncomplete } from '../../loads/open-details.ts';
import { refuseToRequote } from '../../loads/book/refuse-past-pickup.ts';
import { refuseWithoutTransit } from '../../places/border/check-transit.ts';
import { refuseWithoutRoad } from '../../places/refuse-without-road.ts';
import { loadAsInput } from '../../loads/book/load-as-input.ts';
import { openQuoteRound } from '../../loads/state/open-quote-round.ts';
import { assertLoadFits } from '../../loads/book/assert-load-fits.ts';

/**
 * Asks the carriers of a load again; earlier quotes stay as history and can no longer be booked.
 * 400 `accessorials.detail_missing` of what a draft left open, for hazardous items that break the rules, and where the
 * trucks on offer cannot carry it or no road leads; 403 `quotes.mode_not_enabled`, 404, 409
 * `quotes.still_asked` while carriers answer, `loads.over`, `loads.booked`, `loads.pickup_over`.
 */
export const requestQuotes = (ctx: Ctx, loadId: number): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, locked) => {
    const load = await getLoadDetails(tx, loadId);
    if (!load.quote_modes.some((mode) => tx.actor.dispatchModes[modes[mode].flag])) {
      throw problem('quotes.mode_not_enabled', 403);
    }
    if (isBeingQuoted(load.status)) throw problem('quotes.still_asked', 409);
    refuseToRequote(tx, load);
    refuseIncomplete(load.missing);
    const input = loadAsInput(load);
    checkDetails(input.accessorials);
    assertHazmat(input.line_items, load.mode === 'drayage' ? 'hazmat' : 'line_items');
    assertLoadFits(await readOfferedTrucks(tx), load, input);
    if (load.mode === 'drayage') await askForPrice(tx, loadId);
    else {
      refuseWithoutRoad(tx, load.stops);
      refuseWithoutTransit(load.stops, load.in_transit);
      await openQuoteRound(tx, locked);
    }
    return getLoadDetails(tx, loadId);
  });
