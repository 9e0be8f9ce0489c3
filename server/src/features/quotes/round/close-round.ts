import { quotesReady } from '@portal/contract/quotes/quotes.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { closeRequests, hasQuotes, type Round } from '../quotes.queries.ts';
import { withRoundLocked } from './with-round-locked.ts';

/**
 * Closes a quote round: the load is quoted, or unassigned where nobody quoted. Does nothing to a round that is closed,
 * and leaves a load alone that has been requoted since.
 */
export const closeRound = (ctx: OpenCtx, round: Pick<Round, 'id' | 'load_id' | 'round'>): Promise<void> =>
  withRoundLocked(ctx, round, async (tx, load) => {
    if (!(await closeRequests(tx.db, round.id)) || !load.isPresent) return;
    const event = (await hasQuotes(tx.db, round.id)) ? 'close_quotes' : 'find_no_quotes';
    const moved = await tryMoveLoad(tx, load, event);
    if (moved && event === 'close_quotes') {
      await emit(tx, quotesReady, { load_id: load.id, round_id: round.id });
    }
  });
