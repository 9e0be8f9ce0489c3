import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { releaseCover } from './cover-load.ts';

/** A carrier that cancels a load by itself ends its cover too; a shipper who cancels has ended it at once. */
export const endCancelledCover = listener(loadCancelled, 'insurance.end-cancelled-cover', (ctx, { load_id }) =>
  withAnyLoadLocked(ctx, load_id, [], async (tx, load) => {
    // A carrier that refused the cancellation has the load again by now, and with it the cover.
    if (isCancelled(load.status)) await releaseCover(tx, load_id, 'load_cancelled');
  }),
);
