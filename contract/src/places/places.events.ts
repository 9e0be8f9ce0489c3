import { z } from 'zod';
import { event } from '../events/event.ts';

/** The table of time zones became another: instants ahead that were made of local times may have to become others. */
export const zonesChanged = event('zones.changed', z.object({ release: z.string() }));
