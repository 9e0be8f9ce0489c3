import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../platform/context.ts';
import { checkDetails, refuseUnoffered } from './check-accessorials.ts';
import { checkPickupDate, type PreparedLoad, prepareLoad } from './prepare-load.ts';
import { toldByStops } from './stop-extras.ts';

/**
 * Checks a new load by every rule that needs no look at saved rows, and completes it. 400 names the field, down to what
 * an extra service must be told (a draft need not say it yet); 403 for a mode not enabled.
 */
export const checkNewLoad = (ctx: Ctx, asked: LoadInput): { input: LoadInput; load: PreparedLoad } => {
  const input = { ...asked, accessorials: toldByStops(asked) };
  const load = prepareLoad(ctx, input);
  refuseUnoffered(load.modes.quote_modes, input.accessorials);
  if (!input.draft) checkDetails(input.accessorials);
  checkPickupDate(input.pickup_date, load.stops[0]?.timezone ?? 'UTC');
  return { input, load };
};
