import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { assertContact } from '../../places/assert-contact.ts';
import { checkDetails, refuseUnoffered } from './check-accessorials.ts';
import { refuseIdleTransit, refuseWithoutTransit } from '../../places/border/check-transit.ts';
import { checkedBorder } from '../../places/border/checked-border.ts';
import { checkedTerms } from '../../places/terms/checked-terms.ts';
import { refuseWithoutRoad } from '../../places/refuse-without-road.ts';
import { checkPickupDate, type PreparedLoad, prepareLoad } from './prepare-load.ts';
import { assertLoadFits } from './assert-load-fits.ts';
import { resolveModes } from './resolve-modes.ts';
import { checkLimitedAccess, withStopServices } from './stop-accessorials.ts';

/** A load that may be saved: the input, completed. */
export type CheckedLoad = { input: LoadInput; load: PreparedLoad };

/**
 * Checks a new load by every rule that needs no look at saved rows, and completes it. 400 names the field, down to what
 * an accessorial needs and what the table of hazardous materials says (a draft may leave both open); 403 for a mode not
 * enabled. `isOpen`: an order, which may leave more open.
 */
export const checkAnyLoad = (ctx: Ctx, trucks: readonly Truck[], requested: LoadInput, isOpen = false): CheckedLoad => {
  // A mode that is not enabled is refused whatever else the load says.
  const modes = resolveModes(ctx.actor, trucks, requested);
  const input = { ...requested, ...withStopServices(modes.quote_modes, requested) };
  const load = prepareLoad(ctx, trucks, input, { kept: modes, isOpen });
  if (!isOpen) assertLoadFits(trucks, load.modes, input);
  refuseUnoffered(load.modes.quote_modes, input.accessorials);
  if (!input.draft) {
    checkLimitedAccess(input);
    checkDetails(input.accessorials);
    assertHazmat(load.items, input.mode === 'drayage' ? 'hazmat' : 'line_items');
  }
  for (const [index, stop] of load.stops.entries()) assertContact(stop, stop.country, `stops.${index}`);
  if (!isOpen) checkPickupDate(ctx, input.pickup_date, load.stops[0]?.timezone ?? 'UTC');
  refuseIdleTransit(load.stops, input.in_transit);
  const border = checkedBorder(input.border, load.stops, input.in_transit);
  return { input: { ...input, ...checkedTerms(input.freight_terms ?? 'prepaid', input.bill_to), border }, load };
};

/**
 * The same for a load without a container: those have calls of their own, 400 `loads.drayage_own_calls`. Carriers are
 * asked for no load that no road leads to, 400 `places.no_road`, `places.transit_needed`; it may be saved as a draft.
 */
export const checkNewLoad = (ctx: Ctx, trucks: readonly Truck[], requested: LoadInput): CheckedLoad => {
  const checked = checkAnyLoad(ctx, trucks, requested);
  if (requested.mode === 'drayage') throw problem('loads.drayage_own_calls', 400, { field: 'mode' });
  if (!requested.draft) {
    refuseWithoutRoad(ctx, checked.load.stops);
    refuseWithoutTransit(checked.load.stops, requested.in_transit);
  }
  return checked;
};

/** The same for a load whose order may leave something open, which is asked for later (`openDetailsOf`). */
export const checkOpenLoad = (ctx: Ctx, trucks: readonly Truck[], requested: LoadInput): CheckedLoad => {
  if (requested.mode === 'drayage') throw problem('loads.drayage_own_calls', 400, { field: 'mode' });
  return checkAnyLoad(ctx, trucks, requested, true);
};
