import { isPickupOver, lastPickupDay } from '@portal/contract/loads/pickup-over.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';

type Pickup = Pick<LoadDetails, 'pickup_date' | 'pickup_until' | 'stops'>;

/** Refuses with 409 `loads.pickup_over` to price or book a load whose pickup is over where it takes place. */
export const refusePastPickup = ({ services }: Ctx, load: Pickup): void => {
  if (!isPickupOver(load, services.clock.now())) return;
  throw problem('loads.pickup_over', 409, { field: 'pickup_date', params: { day: dayText(lastPickupDay(load)) } });
};
