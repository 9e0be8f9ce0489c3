import type { OpenCtx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { claimWarning, findGateEvents, findOnTheirWay } from './drayage.queries.ts';
import { underWay } from './editable.ts';
import { type FreeTimeWarning, freeTimeJob } from './mails/mail-free-time.ts';
import { clockOf } from './read-clock.ts';

type OnItsWay = Awaited<ReturnType<typeof findOnTheirWay>>[number];

/** The warning a container needs today: what it is free of ends tomorrow. */
const warningOf = async (ctx: OpenCtx, { zone, today, ...row }: OnItsWay): Promise<FreeTimeWarning | null> => {
  const clock = clockOf(row, await findGateEvents(ctx.db, row.load_id, zone), today);
  const { deadline } = clock.reading;
  if (!deadline || deadline.days_left !== 1) return null;
  return { load_id: row.load_id, charge: deadline.charge, day: deadline.day, rate: clock[deadline.charge].rate };
};

/** Warns of every container whose free time ends tomorrow, once a day whichever instance comes by first. */
export const watchFreeTimeOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const row of await findOnTheirWay(ctx.db, underWay)) {
    const warning = await warningOf(ctx, row);
    if (!warning) continue;
    await withTransaction(ctx, async (tx) => {
      if (await claimWarning(tx.db, row.load_id, row.today)) await enqueue(tx, freeTimeJob, warning);
    });
  }
};

export const watchFreeTime: Ticker = {
  name: 'drayage.watch-free-time',
  everyMs: 15 * 60_000,
  run: watchFreeTimeOnce,
};
