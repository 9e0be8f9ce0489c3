import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';

/** No rate table prices this container: operations quote it by hand. */
export const drayageHandedToOperations = event('drayage.handed-to-operations', z.object({ load_id: LoadId }));
