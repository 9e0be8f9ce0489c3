import { z } from 'zod';
import { event } from '../events/event.ts';
import { Id } from '../values/values.ts';

/** A carrier has come to lie beyond a threshold; emitted once for each time it does. */
export const carrierAlertCrossed = event('carrier.alert-crossed', z.object({ crossing_id: Id }));
