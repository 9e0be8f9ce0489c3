import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

/** No rate table prices this container: operations quote it by hand. `history_id`: the line of the load's history. */
export const drayageHandedToOperations = event(
  'drayage.handed-to-operations',
  z.object({ load_id: LoadId, history_id: Id }),
);
