import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { closeRound } from './close-round.ts';

const secondsToAnswer = 60;

/** Closes rounds that carriers had their time for, where the job that asked them did not come to its end. */
export const closeOverdueRoundsOnce = async (ctx: OpenCtx): Promise<void> => {
  const overdue = await ctx.db
    .selectFrom('quote_rounds')
    .select(['id', 'load_id'])
    .where('closed_at', 'is', null)
    .where('asked_at', '<', sql<string>`now() - make_interval(secs => ${secondsToAnswer})`)
    .orderBy('asked_at')
    .limit(200)
    .execute();
  for (const round of overdue) await closeRound(ctx, round);
};

export const closeOverdueRounds: Ticker = {
  name: 'quotes.close-overdue-rounds',
  everyMs: 5000,
  run: closeOverdueRoundsOnce,
};
