import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { closeRequests, hasQuotes } from '../quotes.queries.ts';

/** Closes a quote round: the load is quoted, or unassigned where nobody quoted. Does nothing to a round that is closed. */
export const closeRound = (ctx: OpenCtx, round: { id: number; load_id: number }): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (!(await closeRequests(tx.db, round.id))) return;
    const event = (await hasQuotes(tx.db, round.id)) ? 'close_quotes' : 'find_no_quotes';
    await tryMoveLoad(tx, round.load_id, event);
  });
