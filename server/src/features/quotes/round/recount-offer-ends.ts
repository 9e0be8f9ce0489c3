import { zonesChanged } from '@portal/contract/places/places.events.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { findLoadsWithEndsOff, moveOfferEnds } from './quote-clock.queries.ts';

/**
 * After the table of zones became another: prices of the operator's own tables and people, which hold to the end of a day
 * where the operator is, hold to the end of that day again. What a carrier promised as an instant stays.
 */
export const recountOfferEnds = async (ctx: OpenCtx): Promise<void> => {
  const zone = operatorZone(ctx.services);
  for (const loadId of await findLoadsWithEndsOff(ctx.db, zone)) {
    await withAnyLoadLocked(ctx, loadId, [], async (tx, load) => {
      const moved = await moveOfferEnds(tx.db, load, zone);
      if (moved.length === 0) return;
      await audit(tx, {
        action: 'load.offer-ends-counted',
        object_type: 'load',
        object_id: loadId,
        before: { quotes: moved.map(({ id, before }) => ({ id, expires_at: before })) },
        after: { quotes: moved.map(({ id, expires_at }) => ({ id, expires_at })) },
      });
    });
  }
};

export const recountEnds = listener(zonesChanged, 'quotes.recount-offer-ends', (ctx) => recountOfferEnds(ctx));
