import { type BalanceStep, mostSteps } from '@portal/contract/billing/balances/balance-steps.ts';
import type { BalancePoint, balances } from '@portal/contract/billing/balances/balances.contract.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { type Cents, cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { accountInScope } from '../account-in-scope.ts';
import { billingDay } from '../billing-day.ts';
import { presentAgeing } from '../present-invoice.ts';
import { daysOf } from '../statements/read-statement.ts';
import { type BalanceChange, findBalanceChanges } from './balances.queries.ts';

type Period = { from: string; to: string; by: BalanceStep };

/** The days at whose end it is looked: the last of each month, and of the period. One more than allowed at most. */
const pointDays = ({ from, to, by }: Period): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= mostSteps[by]; day = addDays(days.at(-1) ?? to, 1)) {
    const end = by === 'day' ? day : daysOf(day.slice(0, 7)).to;
    days.push(end < to ? end : to);
  }
  return days;
};

const assertPeriod = (period: Period, days: readonly string[], today: string): void => {
  if (days.length === 0 || days.length > mostSteps[period.by]) {
    throw problem('billing.balance_period', 400, {
      field: 'to',
      params: { days: mostSteps.day, months: mostSteps.month },
    });
  }
  if (period.to > today) throw problem('billing.day_ahead', 400, { field: 'to' });
};

type Open = Readonly<Record<BalanceChange['kind'], { owed: Cents; count: number }>>;

const none = { owed: cents(0), count: 0 };
const nothing: Open = { current: none, '1-30': none, '31-60': none, '61-90': none, '90+': none, beside: none };

const after = (open: Open, { kind, amount, count }: BalanceChange): Open => {
  const former = open[kind];
  return { ...open, [kind]: { owed: sum([former.owed, cents(amount)]), count: former.count + count } };
};

const pointOf = (on: string, open: Open): BalancePoint => ({
  on,
  ageing: presentAgeing(
    ageBuckets.map((bucket) => ({ bucket, amount: dollars(open[bucket].owed), count: open[bucket].count })),
  ),
  on_account: dollars(less(cents(0), open.beside.owed)),
  balance: dollars(sum(Object.values(open).map(({ owed }) => owed))),
});

/** What was owed at the end of each of some days, which follow one another as the changes do. */
const pointsOf = (days: readonly string[], changes: readonly BalanceChange[]): BalancePoint[] => {
  let [open, next] = [nothing, 0];
  return days.map((day) => {
    for (let change = changes[next]; change && change.on <= day; change = changes[next]) {
      open = after(open, change);
      next += 1;
    }
    return pointOf(day, open);
  });
};

/**
 * What accounts owed at the end of each day or month of a period: one that is named, else all that the caller sees. 400
 * `billing.balance_period`, `billing.day_ahead`; 404 for a foreign account.
 */
export const readBalances = async (
  ctx: Ctx,
  { account_id, ...period }: Input<(typeof balances)['overTime']>['query'],
): Promise<Reply<(typeof balances)['overTime']>> => {
  const days = pointDays(period);
  assertPeriod(period, days, billingDay(ctx));
  const named = account_id === undefined ? null : [await accountInScope(ctx, account_id)];
  const accounts = named ?? (ctx.scope === 'all' ? null : ctx.scope.accountIds);
  return { items: pointsOf(days, await findBalanceChanges(ctx.db, accounts, period)) };
};
