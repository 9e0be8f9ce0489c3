import { quotesReady } from '@portal/contract/quotes/quotes.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { closeRequests, hasQuotes, type Round } from '../quotes.queries.ts';

/**
 * Closes a quote round: the load is quoted, or unassigned where nobody quoted. Does nothing to a round that is closed,
 * and leaves a load alone that has been requoted since.
 */
export const closeRound = (ctx: OpenCtx, round: Pick<Round, 'id' | 'load_id' | 'round'>): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (!(await closeRequests(tx.db, round.id))) return;
    // Whoever keeps an answer locks its request first and the load second; the same order here waits for nobody in vain.
    await withAnyLoadLocked(tx, round.load_id, [], async (locked, load) => {
      const event = (await hasQuotes(locked.db, round.id)) ? 'close_quotes' : 'find_no_quotes';
      const moved = await tryMoveLoad(locked, load, event, { condition: { quote_round: round.round } });
      if (moved && event === 'close_quotes') {
        await emit(locked, quotesReady, { load_id: round.load_id, round_id: round.id });
      }
    });
  });
