import { type BalanceStep, balanceSteps, mostSteps } from '@portal/contract/billing/balances/balance-steps.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayOf, oneOf, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import type { BalanceSearch } from '../addresses.ts';

/** What an address says of it. */
export const balanceSearch = ({ by, from, to, account }: Record<string, unknown>): BalanceSearch =>
  withoutGaps({ by: oneOf(balanceSteps, by), from: dayOf(from), to: dayOf(to), account: wholeNumber(account) });

export type BalancePeriod = { by: BalanceStep; from: string; to: string };

/** The first day of the month that many months before that of a day. */
const monthsBefore = (day: string, count: number): string => {
  let first = `${day.slice(0, 7)}-01`;
  for (let month = 0; month < count; month += 1) first = `${addDays(first, -1).slice(0, 7)}-01`;
  return first;
};

const usual: Readonly<Record<BalanceStep, number>> = { day: 30, month: 11 };

const stepsBefore = (by: BalanceStep, day: string, count: number): string =>
  by === 'day' ? addDays(day, -count) : monthsBefore(day, count);

/** The earliest day from which a chart that ends on another one can begin. */
export const earliestDay = ({ by, to }: Pick<BalancePeriod, 'by' | 'to'>): string =>
  stepsBefore(by, to, mostSteps[by] - 1);

/** What is shown: the last year or month where the address names no period, and never more than a chart holds. */
export const shownPeriod = (search: BalanceSearch, today: string): BalancePeriod => {
  const by = search.by ?? 'month';
  const to = search.to && search.to < today ? search.to : today;
  const from = search.from && search.from <= to ? search.from : stepsBefore(by, to, usual[by]);
  const earliest = earliestDay({ by, to });
  return { by, from: from < earliest ? earliest : from, to };
};
