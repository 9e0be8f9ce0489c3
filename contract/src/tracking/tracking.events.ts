import { z } from 'zod';
import { event } from '../events/event.ts';
import { loadExceptions } from '../loads/load-exceptions.ts';
import { LoadId } from '../loads/load.ts';
import { Day } from '../values/values.ts';

/** The carrier, or the operator in its place, has a truck on the way to the load. */
export const loadDispatched = event('load.dispatched', z.object({ load_id: LoadId }));

export const loadPickedUp = event('load.picked-up', z.object({ load_id: LoadId }));

/** The consignee's terminal has it on a truck. Emitted when that becomes known, again where it had come back. */
export const loadOutForDelivery = event('load.out-for-delivery', z.object({ load_id: LoadId }));

/** It is now expected on this day, later than promised; emitted at most once a day for each load. */
export const loadDelayed = event('load.delayed', z.object({ load_id: LoadId, delivery_date: Day }));

/** Something came between that nothing later has shown to be over; `reason_code` is the carrier's own. */
export const loadExceptionReported = event(
  'load.exception',
  z.object({ load_id: LoadId, exception: z.enum(loadExceptions), reason_code: z.string().nullable() }),
);

/** The carrier cancelled a load it had accepted, by itself. */
export const cancelledByCarrier = event('load.cancelled-by-carrier', z.object({ load_id: LoadId }));

export const loadDelivered = event('load.delivered', z.object({ load_id: LoadId }));
