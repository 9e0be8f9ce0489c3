import type { ScheduleInput, StatementSchedule } from '@portal/contract/billing/statement-mails.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { saveOfAccount } from '../../../platform/save-of-account.queries.ts';
import { accountInScope } from '../account-in-scope.ts';
import { zoneOfAccount } from '../account-zone.ts';
import { nextDay } from './schedule-days.ts';
import { findMailed, findSchedule } from './schedules.queries.ts';

const shownMails = 12;

const untilChosen = { day_of_month: 1, recipients: [], language: 'en', version: 0 } as const;

const present = async (ctx: OpenCtx, account_id: number): Promise<StatementSchedule> => {
  const [row, mailed, time_zone] = await Promise.all([
    findSchedule(ctx.db, account_id),
    findMailed(ctx.db, account_id, shownMails),
    zoneOfAccount(ctx, account_id),
  ]);
  const { day_of_month, recipients, language, version } = row ?? untilChosen;
  const today = dayInZone(time_zone, ctx.services.clock.now());
  return {
    account_id,
    day_of_month,
    recipients: [...recipients],
    language,
    version,
    time_zone,
    next_on: row && row.recipients.length > 0 ? nextDay(row, today) : null,
    mailed: mailed.map(({ id, month, email, by_schedule, created_at, sent_at }) => ({
      id,
      month,
      email,
      by_schedule,
      created_at: new Date(created_at).toISOString(),
      sent_at: sent_at && new Date(sent_at).toISOString(),
    })),
  };
};

/** When the statements of an account are mailed; the own account where none is named. 404 for a foreign one. */
export const getSchedule = async (ctx: Ctx, accountId = ctx.actor.accountId): Promise<StatementSchedule> =>
  present(ctx, await accountInScope(ctx, accountId));

/** Chooses when statements are mailed, and to whom. 404, 409 `billing.schedule_changed_meanwhile`. */
export const changeSchedule = (
  ctx: Ctx,
  accountId: number,
  { day_of_month, recipients, language, version }: ScheduleInput,
): Promise<StatementSchedule> =>
  withTransaction(ctx, async (tx) => {
    const account_id = await accountInScope(tx, accountId);
    const before = (await findSchedule(tx.db, account_id)) ?? untilChosen;
    const counts_from = dayInZone(await zoneOfAccount(tx, account_id), tx.services.clock.now());
    const chosen = { day_of_month, recipients: splitAddresses(recipients), language };
    if (!(await saveOfAccount(tx.db, 'statement_schedules', { account_id, ...chosen, counts_from, version }))) {
      throw problem('billing.schedule_changed_meanwhile', 409);
    }
    await audit(tx, {
      action: 'billing.statement-schedule-changed',
      object_type: 'account',
      object_id: account_id,
      account_id,
      before: { day_of_month: before.day_of_month, recipients: before.recipients, language: before.language },
      after: chosen,
    });
    return present(tx, account_id);
  });
