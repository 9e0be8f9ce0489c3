import { dayInZone } from '../values/zones/local-time.ts';

type Pickup = {
  pickup_date: string;
  pickup_until: string | null;
  stops: readonly { timezone: string }[];
};

/** The last day (YYYY-MM-DD) on which freight may be picked up. */
export const lastPickupDay = ({ pickup_date, pickup_until }: Omit<Pickup, 'stops'>): string =>
  pickup_until ?? pickup_date;

/** Whether the last day of pickup is over where the freight is picked up. Such a load is neither quoted nor tendered. */
export const isPickupOver = (load: Pickup, now: Date): boolean =>
  lastPickupDay(load) < dayInZone(load.stops[0]?.timezone || 'UTC', now);
