import type { OpenCtx } from '../../../platform/context.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { findLoadsWithOverdueQuotes, findOverdueRounds, hasOpenQuote, markExpired } from './quote-clock.queries.ts';
import { closeRound } from './close-round.ts';

/** The load is locked before its quotes, as whoever books one of them does. */
const expireQuotesOf = (ctx: OpenCtx, loadId: number): Promise<void> =>
  withAnyLoadLocked(ctx, loadId, [], async (tx, load) => {
    if (!(await markExpired(tx.db, load)) || (await hasOpenQuote(tx.db, load))) return;
    await tryMoveLoad(tx, load, 'expire');
  });

/** Expires prices whose time is over, and moves quoted loads whose last price has run out to expired. */
export const expireQuotesOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const loadId of await findLoadsWithOverdueQuotes(ctx.db)) await expireQuotesOf(ctx, loadId);
};

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
