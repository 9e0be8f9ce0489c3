import type { OpenCtx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findForsakenTenders, findTendersWithoutJob, findTenderWithCarrier } from '../tendering.queries.ts';
import { pursueTenderJob, pursuitKey } from './pursue-tender.ts';
import { settleDeclined } from './settle-tender.ts';

/** The event that starts the first job of a tender is handed on well within this time. */
const secondsToStart = 30;
/** A job that lives asks the carrier once more when the time is over, a minute late at most; it is left the time. */
const secondsOver = { unsent: 10, sent: 120 };

/**
 * Looks after tenders nobody pursues: those whose job is gone get another, and those whose time to answer is long over
 * are given up; the carrier that may have one is notified, and the load may be booked again.
 */
export const watchTendersOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const { id, load_id } of await findTendersWithoutJob(ctx.db, pursueTenderJob, secondsToStart)) {
    ctx.log.warn({ tender_id: id, load_id }, 'a tender without a job gets another');
    await enqueue(ctx, pursueTenderJob, { load_id, tender_id: id }, { key: pursuitKey(id) });
  }
  for (const { id } of await findForsakenTenders(ctx.db, secondsOver)) {
    const tender = await findTenderWithCarrier(ctx.db, id);
    if (tender) await settleDeclined(ctx, tender, 'timed_out', 'NO_ANSWER');
  }
};

export const watchTenders: Ticker = { name: 'tendering.watch-tenders', everyMs: 10_000, run: watchTendersOnce };
