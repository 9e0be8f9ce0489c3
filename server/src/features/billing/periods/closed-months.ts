import { type PeriodCheck, periodChecks } from '@portal/contract/billing/periods/period-checks.ts';
import type { ClosedMonths, periods } from '@portal/contract/billing/periods/periods.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../billing-day.ts';
import {
  findClosedMonth,
  findClosedThrough,
  findFirstMonth,
  findMonthLog,
  findPeriodChecks,
  holdAllBooking,
  insertClosedMonth,
  reopenClosedMonth,
} from './periods.queries.ts';

const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const endOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/** The last month that is over by the operator's calendar. */
const lastOver = (ctx: Ctx): string => monthBefore(billingDay(ctx).slice(0, 7));

const monthsBetween = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...monthsBetween(nextMonth(from), to)];

/** Most months that are offered to be closed. */
const mostMonths = 24;

/** Months that can be closed: from the first one with a booking, or the one after the last closed one. */
const openMonths = async (ctx: Ctx, closedThrough: string | null): Promise<string[]> => {
  const last = lastOver(ctx);
  const first = closedThrough ? nextMonth(closedThrough) : ((await findFirstMonth(ctx.db)) ?? last);
  const earliest = monthsBetween(first, last).slice(-mostMonths);
  return earliest;
};

const presentMonths = async (ctx: Ctx, month: string): Promise<ClosedMonths> => {
  const closed_through = await findClosedThrough(ctx.db);
  const [checks, log, open] = await Promise.all([
    findPeriodChecks(ctx.db, endOf(month)),
    findMonthLog(ctx.db),
    openMonths(ctx, closed_through),
  ]);
  const last = log.find((row) => row.month === closed_through && row.reopened_at === null);
  return {
    closed_through,
    open,
    checked: month,
    checks: periodChecks.flatMap((check: PeriodCheck) =>
      checks.filter((found) => found.check === check && found.count > 0),
    ),
    may_reopen: last !== undefined && last.closed_by !== ctx.actor.userId,
    log: log.map((row) => ({
      id: row.id,
      month: row.month,
      closed_by: row.closer_name ?? '',
      closed_at: new Date(row.closed_at).toISOString(),
      reopened:
        row.reopened_at === null
          ? null
          : { by: row.opener_name ?? '', at: new Date(row.reopened_at).toISOString(), reason: row.reason },
    })),
  };
};

/** Which months are closed, and what is open in one of them. */
export const getMonths = (ctx: Ctx, { month }: { month?: string | undefined }): Promise<ClosedMonths> =>
  presentMonths(ctx, month ?? lastOver(ctx));

/**
 * Closes the books through a month: what comes late is booked in an open one. 409 `billing.month_not_over`,
 * `month_closed_already`, `month_not_ready`.
 */
export const closeMonth = (ctx: Ctx, { month, despite }: Input<(typeof periods)['close']>['body']) =>
  withTransaction(ctx, async (tx) => {
    if (month > lastOver(tx)) throw problem('billing.month_not_over', 409, { field: 'month', params: { month } });
    await holdAllBooking(tx.db);
    const closedThrough = await findClosedThrough(tx.db);
    if (closedThrough !== null && month <= closedThrough)
      throw problem('billing.month_closed_already', 409, { field: 'month', params: { month } });
    const checks = (await findPeriodChecks(tx.db, endOf(month))).filter(({ count }) => count > 0);
    if (checks.length > 0 && !despite) throw problem('billing.month_not_ready', 409, { field: 'despite' });
    await insertClosedMonth(tx.db, { month, closed_by: tx.actor.userId });
    await audit(tx, {
      action: 'billing.month-closed',
      object_type: 'month',
      object_id: month,
      account_id: tx.actor.accountId,
      after: { month, open: Object.fromEntries(checks.map(({ check, count }) => [check, count])) },
    });
    return presentMonths(tx, month);
  });

/**
 * Opens the last closed month again, with a reason, by somebody else than who closed it. 409 `billing.month_not_last`,
 * `month_own`.
 */
export const reopenMonth = (ctx: Ctx, { month, reason }: Input<(typeof periods)['reopen']>['body']) =>
  withTransaction(ctx, async (tx) => {
    await holdAllBooking(tx.db);
    const closed = await findClosedMonth(tx.db, month);
    if (!closed || month !== (await findClosedThrough(tx.db)))
      throw problem('billing.month_not_last', 409, { field: 'month', params: { month } });
    if (closed.closed_by === tx.actor.userId) throw problem('billing.month_own', 409, { field: 'month' });
    await reopenClosedMonth(tx.db, closed.id, { reopened_by: tx.actor.userId, reason });
    await audit(tx, {
      action: 'billing.month-reopened',
      object_type: 'month',
      object_id: month,
      account_id: tx.actor.accountId,
      after: { month, reason },
    });
    return presentMonths(tx, month);
  });
