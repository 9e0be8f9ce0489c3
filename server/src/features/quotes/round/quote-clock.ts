import type { OpenCtx } from '../../../platform/context.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { findLoadsOutOfQuotes, lockExpiry, markExpired, findOverdueRounds } from './quote-clock.queries.ts';
import { closeRound } from './close-round.ts';

/** Moves quoted loads whose last price has run out to expired. One instance at a time: two would miss each other's quotes. */
export const expireQuotesOnce = (ctx: OpenCtx): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (!(await lockExpiry(tx.db))) return;
    const loadIds = await findLoadsOutOfQuotes(tx.db, await markExpired(tx.db));
    for (const loadId of loadIds) await tryMoveLoad(tx, loadId, 'expire');
  });

export const expireQuotes: Ticker = { name: 'quotes.expire-quotes', everyMs: 5000, run: expireQuotesOnce };

/** Closes rounds whose time to answer is over and whose job did not finish. */
export const closeOverdueRoundsOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const round of await findOverdueRounds(ctx.db)) await closeRound(ctx, round);
};

export const closeOverdueRounds: Ticker = {
  name: 'quotes.close-overdue-rounds',
  everyMs: 5000,
  run: closeOverdueRoundsOnce,
};
