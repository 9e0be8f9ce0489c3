import { openHaulStatuses } from '@portal/contract/loads/load-states.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { claimWarning, findGateEvents, findOnTheirWay } from '../drayage.queries.ts';
import { type FreeTimeWarning, freeTimeJob } from '../mails/mail-free-time.ts';
import { clocksOf, clockTerms } from './read-clock.ts';

type OnItsWay = Awaited<ReturnType<typeof findOnTheirWay>>[number];

/** The warnings a load's containers need today: what they are free of ends tomorrow. Alike ones are one warning. */
const warningsOf = async (ctx: OpenCtx, { zone, today, ...row }: OnItsWay): Promise<FreeTimeWarning[]> => {
  const { containers } = clocksOf(row, await findGateEvents(ctx.db, row.load_id, zone), today, {
    terms: clockTerms(ctx),
  });
  const due = containers.flatMap(({ number, reading: { deadline }, ...clock }) =>
    deadline?.days_left === 1 ? [{ ...deadline, number: number ?? '', rate: clock[deadline.charge].rate }] : [],
  );
  return [...Map.groupBy(due, ({ charge }) => charge).values()].flatMap((alike) => {
    const [first] = alike;
    const numbers = [...new Set(alike.map(({ number }) => number))];
    return first ? [{ load_id: row.load_id, charge: first.charge, day: first.day, rate: first.rate, numbers }] : [];
  });
};

const unclaimed = async (tx: OpenCtx, { load_id, numbers }: FreeTimeWarning, today: string): Promise<string[]> => {
  const claimed: string[] = [];
  for (const number of numbers) if (await claimWarning(tx.db, load_id, number, today)) claimed.push(number);
  return claimed;
};

/** Warns of every container whose free time ends tomorrow, once a day whichever instance comes by first. */
export const watchFreeTimeOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const row of await findOnTheirWay(ctx.db, openHaulStatuses)) {
    for (const warning of await warningsOf(ctx, row)) {
      await withTransaction(ctx, async (tx) => {
        const numbers = await unclaimed(tx, warning, row.today);
        if (numbers.length > 0) await enqueue(tx, freeTimeJob, { ...warning, numbers });
      });
    }
  }
};

export const watchFreeTime: Ticker = {
  name: 'drayage.watch-free-time',
  everyMs: 15 * 60_000,
  run: watchFreeTimeOnce,
};
