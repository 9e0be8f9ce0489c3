import { loadHandedBack } from '@portal/contract/quotes/quotes.events.ts';
import type { HandBack } from '@portal/contract/quotes/hand-quote.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { moveLoad } from '../../loads/state/move-load.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { releaseFromOperations } from './by-hand.queries.ts';

/**
 * Returns a load that waits for a price by hand to its shipper without one, to change it and request a quote again; the
 * reason is mailed and stands in the history. 404; 409 `drayage.not_with_operations` where somebody quoted it, handed it
 * back or cancelled it before.
 */
export const handBack = (ctx: Ctx, loadId: number, { reason }: HandBack): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    if (!(await releaseFromOperations(tx.db, loadId))) throw problem('drayage.not_with_operations', 409);
    await moveLoad(tx, load, 'find_no_quotes');
    const history_id = await writeHistory(tx, loadId, { kind: 'note', event: 'hand_back', reason });
    await emit(tx, loadHandedBack, { load_id: loadId, reason, history_id });
    return getLoadDetails(tx, loadId);
  });
