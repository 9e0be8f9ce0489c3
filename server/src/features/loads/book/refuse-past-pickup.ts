import { isCommitted, isOver } from '@portal/contract/loads/load-states.ts';
import { isPickupOver, lastPickupDay } from '@portal/contract/loads/pickup-over.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';

type Haul = Pick<LoadDetails, 'pickup_date' | 'pickup_until' | 'stops'>;

/** Refuses with 409 `loads.pickup_over` to price or book a load whose pickup is over where it takes place. */
export const refusePastPickup = ({ services }: Ctx, load: Haul): void => {
  if (!isPickupOver(load, services.clock.now())) return;
  throw problem('loads.pickup_over', 409, { field: 'pickup_date', params: { day: dayText(lastPickupDay(load)) } });
};

/** Refuses with 409 what prices are no more requested for: `loads.over`, `loads.booked`, else `loads.pickup_over`. */
export const refuseToRequote = (ctx: Ctx, load: Haul & Pick<LoadDetails, 'status'>): void => {
  if (isOver(load.status)) throw problem('loads.over', 409);
  if (isCommitted(load.status)) throw problem('loads.booked', 409);
  refusePastPickup(ctx, load);
};
