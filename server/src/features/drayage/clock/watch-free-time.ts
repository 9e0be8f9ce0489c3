import { openHaulStatuses } from '@portal/contract/loads/load-states.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { claimWarning, findGateEvents, findOnTheirWay, updateDetails } from '../drayage.queries.ts';
import { type FreeTimeWarning, freeTimeJob } from '../mails/mail-free-time.ts';
import { clocksOf, clockTerms } from './read-clock.ts';

type OnItsWay = Awaited<ReturnType<typeof findOnTheirWay>>[number];

type Containers = ReturnType<typeof clocksOf>['containers'];

const clocksNow = async (ctx: OpenCtx, { zone, today, ...row }: OnItsWay): Promise<Containers> =>
  clocksOf(row, await findGateEvents(ctx.db, row.load_id, zone), today, { terms: clockTerms(ctx) }).containers;

/** Lists are ordered by the last free day that follows for the containers still there, too. */
const keepFreeDay = async (ctx: OpenCtx, row: OnItsWay, containers: Containers): Promise<void> => {
  const waiting = containers.filter(({ days }) => days.is_last_free_day_computed && days.gate_out === null);
  const day = waiting.flatMap(({ days }) => days.last_free_day ?? []).toSorted()[0] ?? null;
  if (day !== row.computed_free_day) await updateDetails(ctx.db, row.load_id, { computed_free_day: day });
};

/** The warnings a load's containers need today: what they are free of ends tomorrow. Alike ones are one warning. */
const warningsOf = (row: OnItsWay, containers: Containers): FreeTimeWarning[] => {
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
    const containers = await clocksNow(ctx, row);
    await keepFreeDay(ctx, row, containers);
    for (const warning of warningsOf(row, containers)) {
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
