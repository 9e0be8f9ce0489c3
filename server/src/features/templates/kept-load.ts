import { OpenLoadInput } from '@portal/contract/loads/orders/order.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { readStored } from '@portal/contract/values/values.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { getLoadDetails } from '../loads/details/get-load-details.ts';
import { loadAsInput } from '../loads/book/load-as-input.ts';
import { refuseIncomplete } from '../loads/open-details.ts';
import { placeOfStop } from '../places/place-of-stop.ts';
import type { KeptLoad } from './templates.queries.ts';

/**
 * What a template keeps of a load of the own account. 404 for any other, 400 `loads.drayage_own_calls` for a container,
 * 409 for a load that lacks something.
 */
export const keepLoad = async (ctx: Ctx, loadId: number): Promise<KeptLoad> => {
  const load = await getLoadDetails(ctx, loadId);
  if (load.account.id !== ctx.actor.accountId) throw problem('loads.not_found', 404);
  if (load.mode === 'drayage') throw problem('loads.drayage_own_calls', 400, { field: 'load_id' });
  refuseIncomplete(load.missing);
  const { pickup_date: _day, draft: _draft, ...input } = loadAsInput(load);
  return { ...input, pickup_until: null, deliver_from: null, deliver_by: null, external_id: null, copied_from: loadId };
};

/** The body of a load that is picked up on a day. It says whose copy it is, so that it may name archived locations. */
export const loadOfTemplate = (kept: KeptLoad, pickup_date: string, draft = false): LoadInput =>
  readStored(() => OpenLoadInput.parse({ ...kept, pickup_date, draft }));

/** Where its loads are picked up. */
export const pickupPlaceOf = ({ stops }: KeptLoad) => {
  const [first] = stops;
  if (!first) throw new Error('a load has two stops');
  return placeOfStop(first, 'stops.0');
};

/** The day it is there. */
export const todayAt = ({ services }: OpenCtx, timezone: string): string => dayInZone(timezone, services.clock.now());
