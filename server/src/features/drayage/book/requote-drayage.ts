import type { HaulChoice } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { isBeingQuoted } from '@portal/contract/loads/load-states.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { checkDetails } from '../../loads/book/check-accessorials.ts';
import { resolveModes } from '../../loads/book/resolve-modes.ts';
import { refuseToRequote } from '../../loads/book/refuse-past-pickup.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { applyChange } from './apply-change.ts';
import { chosenOf } from './apply-choice.ts';
import { askForPrice } from './request-price.ts';
import { getDrayage } from './get-drayage.ts';

/**
 * Asks for a container's price again, with another terminal, container, hazard class or line where they are chosen:
 * rates may change with them. Earlier quotes stay as history. 400 and 409 as `applyChange`, 403
 * `quotes.mode_not_enabled`, 409 `loads.over`, `loads.booked`, `loads.pickup_over`, and `quotes.still_asked` while the
 * price is made.
 */
export const requoteDrayage = (ctx: Ctx, loadId: number, choice: HaulChoice): Promise<DrayageLoad> =>
  withLoadLocked(ctx, loadId, [], async (tx) => {
    const load = await getDrayage(tx, loadId);
    resolveModes(tx.actor, [], { mode: 'drayage' });
    refuseToRequote(tx, await getLoadDetails(tx, loadId));
    if (isBeingQuoted(load.status)) {
      throw problem(load.operations_since === null ? 'quotes.still_asked' : 'drayage.not_editable', 409);
    }
    await applyChange(tx, loadId, chosenOf(load, choice));
    checkDetails(load.accessorials);
    await askForPrice(tx, loadId);
    return getDrayage(tx, loadId);
  });
