import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Day } from '../values/values.ts';

export const loadPickedUp = event('load.picked-up', z.object({ load_id: LoadId }));

/** It is now expected on this day, later than promised; emitted at most once a day for each load. */
export const loadDelayed = event('load.delayed', z.object({ load_id: LoadId, delivery_date: Day }));

/** The carrier cancelled a load it had accepted, by itself. */
export const cancelledByCarrier = event('load.cancelled-by-carrier', z.object({ load_id: LoadId }));

export const loadDelivered = event('load.delivered', z.object({ load_id: LoadId }));
