import { isAwaitingPickup } from '../loads/load-states.ts';
import type { LoadStatus } from '../loads/load-status.ts';

/** Truck ordered, not used: what a carrier asks for, in US dollars, once it has taken the load. */
export const truckNotUsedFee = 250;

/** What cancelling a load in this status costs, in US dollars. */
export const cancellationFee = (status: LoadStatus): number => (isAwaitingPickup(status) ? truckNotUsedFee : 0);
