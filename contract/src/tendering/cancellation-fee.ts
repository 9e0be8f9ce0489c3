import type { LoadStatus } from '../loads/load-status.ts';

/** Truck ordered, not used: what a carrier asks for, in US dollars, once it has taken the load. */
export const truckNotUsedFee = 250;

const booked: readonly LoadStatus[] = ['assigned', 'dispatched'];

/** What cancelling a load in this status costs, in US dollars. */
export const cancellationFee = (status: LoadStatus): number => (booked.includes(status) ? truckNotUsedFee : 0);
