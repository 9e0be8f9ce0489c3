import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

/** The tender waits to be sent to its carrier. */
export const loadTendered = event('load.tendered', z.object({ load_id: LoadId, tender_id: Id }));

/** The carrier does not answer by itself: the operator looks for a truck. */
export const loadHeld = event('load.held', z.object({ load_id: LoadId, tender_id: Id }));

export const loadAssigned = event('load.assigned', z.object({ load_id: LoadId }));

/** `reason_code` is the carrier's own, or the portal's where nobody answered in time. */
export const loadDeclined = event('load.declined', z.object({ load_id: LoadId, reason_code: z.string().nullable() }));
