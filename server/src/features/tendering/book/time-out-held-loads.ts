import type { OpenCtx } from '../../../platform/context.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findOverdueHeld } from '../assignments.queries.ts';
import { settleDeclined } from './settle-tender.ts';
import { findTenderWithCarrier } from '../tendering.queries.ts';

/** Gives back the loads no truck was found for in time, by the database's clock. */
const timeOutHeldLoadsOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const { id } of await findOverdueHeld(ctx.db)) {
    const tender = await findTenderWithCarrier(ctx.db, id);
    if (tender) await settleDeclined(ctx, tender, 'timed_out', 'NO_ANSWER');
  }
};

export const timeOutHeldLoads: Ticker = {
  name: 'tendering.time-out-held-loads',
  everyMs: 2000,
  run: timeOutHeldLoadsOnce,
};
