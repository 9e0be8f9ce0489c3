import type { OpenCtx } from '../../../platform/context.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { closeRound } from './close-round.ts';
import { findOverdueRounds } from './quote-clock.queries.ts';

/** Closes rounds that carriers had their time for, where the job that asked them did not come to its end. */
export const closeOverdueRoundsOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const round of await findOverdueRounds(ctx.db)) await closeRound(ctx, round);
};

export const closeOverdueRounds: Ticker = {
  name: 'quotes.close-overdue-rounds',
  everyMs: 5000,
  run: closeOverdueRoundsOnce,
};
