import { type FiguresQuery, type Period } from '@portal/contract/statistics/period.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Ctx } from '../../platform/context.ts';
import { zoneOfAccount, zoneOfPlace } from '../billing/account-zone.ts';
import type { Figures } from './figures.queries.ts';
import { refuseForeignAccount } from '../loads/list/list-loads.ts';

/** The first day of the month so many months before that of a day; negative numbers lead into later months. */
export const monthBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
};

/** Months as YYYY-MM from that of a day up to that of another. */
export const monthsUpTo = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = monthBefore(from, 0); month <= to; month = monthBefore(month, -1)) months.push(month.slice(0, 7));
  return months;
};

export const periodOn = (today: string, months: number | undefined): Period => ({
  from: months === undefined ? null : monthBefore(today, months - 1),
  today,
  last_n_months: months ?? null,
});

/** A question to the figures: whose, from which month on, and in which mode. */
export type Question = { period: Period; figures: Figures };

/** What a call asks for, in the days of the account named or else the caller's own. 404 for a foreign account. */
export const readQuestion = async (ctx: Ctx, { last_n_months, account_id, mode }: FiguresQuery): Promise<Question> => {
  if (account_id !== undefined) await refuseForeignAccount(ctx, account_id);
  const zone = account_id === undefined ? zoneOfPlace(ctx, ctx.actor.place) : await zoneOfAccount(ctx, account_id);
  const period = periodOn(dayInZone(zone, ctx.services.clock.now()), last_n_months);
  const ownAccounts = ctx.scope === 'all' ? null : ctx.scope.accountIds;
  const accounts = account_id === undefined ? ownAccounts : [account_id];
  return { period, figures: { accounts, from: period.from, mode } };
};
