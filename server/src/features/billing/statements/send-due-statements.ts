import { clockIn } from '@portal/contract/values/zones/local-time.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { zoneOfPlace } from '../account-zone.ts';
import { queueStatement } from './mail-statement.ts';
import { statementOf } from './read-statement.ts';
import { dueMonth, monthBefore } from './schedule-days.ts';
import { findUnmailed, takeMonth } from './schedules.queries.ts';

type Schedule = Awaited<ReturnType<typeof findUnmailed>>[number];

/** Has the statement of a month mailed, once, whichever of many servers does it; none where there is nothing to say. */
const mailMonth = (ctx: OpenCtx, schedule: Schedule, month: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { account_id, recipients, language, version } = schedule;
    if (!(await takeMonth(tx.db, account_id, version, month))) return;
    const { movements, closing } = await statementOf(tx, account_id, month);
    if (movements.length === 0 && closing === 0) return;
    const addressed = { emails: recipients, language, by_schedule: true, created_by: null };
    await queueStatement(tx, { account_id, month, ...addressed });
  });

// The zone where a day begins first: what it calls last month is the latest anybody can be owed.
const earliestZone = 'Pacific/Kiritimati';

/** Mails the statements whose day has come where their accounts are. What fails is tried again at the next look. */
export const mailDueStatements = async (ctx: OpenCtx): Promise<void> => {
  const now = ctx.services.clock.now();
  const latest = monthBefore(dayInZone(earliestZone, now));
  for (const schedule of await findUnmailed(ctx.db, latest)) {
    const month = dueMonth(schedule, clockIn(zoneOfPlace(ctx, schedule), now));
    if (month === null) continue;
    await mailMonth(ctx, schedule, month).catch((err: unknown) =>
      ctx.log.warn({ err, account: schedule.account_id }, 'statement not mailed'),
    );
  }
};

export const sendDueStatements: Ticker = {
  name: 'billing.send-due-statements',
  everyMs: 60_000,
  run: mailDueStatements,
};
