import { claimDeadlineNeared } from '@portal/contract/claims/claims.events.ts';
import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { claimDay, claimDeadlines, type ClaimTime, claimTime } from './claim-days.ts';
import type { ClaimRow } from '../claims.queries.ts';
import { noticeDays, overFor, readersOf } from './data/notices.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { type DeadlineNotice, findDueClaims, insertNotice } from './deadline-notices.queries.ts';

/** The notice due today for a clock, or null. A short term has a notice near its end only. */
export const stageOf = (
  { due_on, counts_from, state }: Pick<Deadline, 'due_on' | 'counts_from' | 'state'>,
  today: string,
): DeadlineNotice['stage'] | null => {
  if (state === 'met' || state === 'met_late' || state === 'void') return null;
  if (due_on < today) return due_on >= addDays(today, -overFor) ? 'over' : null;
  if (due_on <= addDays(today, noticeDays.last)) return 'last';
  const isLong = due_on >= addDays(counts_from, noticeDays.shortest_with_soon);
  return isLong && due_on <= addDays(today, noticeDays.soon) ? 'soon' : null;
};

const noticesOf = (row: ClaimRow, time: ClaimTime) =>
  claimDeadlines(row, time).flatMap((deadline) => {
    const stage = stageOf(deadline, claimDay(time));
    const { code, due_on } = deadline;
    return stage ? [{ code, notice: { claim_id: row.id, deadline: code, due_on, stage } }] : [];
  });

/** Notifies those who must act of every clock that runs out soon or has, once a stage across all servers. */
const announceDeadlines = async (ctx: OpenCtx, row: ClaimRow, time: ClaimTime): Promise<void> => {
  for (const { code, notice } of noticesOf(row, time)) {
    await withTransaction(ctx, async (tx) => {
      if (!(await insertNotice(tx.db, notice))) return;
      for (const reader of readersOf[code]) await emit(tx, claimDeadlineNeared, { ...notice, reader });
    });
  }
};

const atOnce = 200;

export const watchDeadlinesOnce = async (ctx: OpenCtx): Promise<void> => {
  const time = claimTime(ctx);
  const until = addDays(claimDay(time), noticeDays.soon);
  let rows = await findDueClaims(ctx.db, until, 0, atOnce);
  while (rows.length > 0) {
    for (const row of rows) await announceDeadlines(ctx, row, time);
    rows = rows.length < atOnce ? [] : await findDueClaims(ctx.db, until, rows.at(-1)?.id ?? 0, atOnce);
  }
};

export const watchDeadlines: Ticker = {
  name: 'claims.watch-deadlines',
  everyMs: 15 * 60_000,
  run: watchDeadlinesOnce,
};
