import { type LoadMode, loadModes } from '@portal/contract/modes/modes.ts';
import { periodMonths } from '@portal/contract/statistics/period-months.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';

/** How many months the figures go back; `all` is as far as there are any. */
export type Period = `${(typeof periodMonths)[number]}` | 'all';
export const periods: readonly Period[] = [...periodMonths.map((months) => `${months}` as const), 'all'];

/** The part of a phrase's key that stands for a period. */
export const periodKey = <P extends Period>(period: P) =>
  (period === 'all' ? 'all' : `m${period}`) as P extends 'all' ? 'all' : `m${Exclude<P, 'all'>}`;

/** What stands in the address of the home screen: it governs every figure. */
export type HomeSearch = { months?: Period; account?: number; mode?: LoadMode };

export const parseHomeSearch = (raw: Record<string, unknown>): HomeSearch =>
  withoutGaps({
    months: oneOf(periods, String(raw['months'])),
    account: wholeNumber(raw['account']),
    mode: oneOf(loadModes, raw['mode']),
  });

/** The same as an address spells it: months as a number. */
const addressOf = ({ months, ...others }: Change): Record<string, unknown> =>
  withoutGaps({ months: months === undefined || months === 'all' ? months : Number(months), ...others });

type Change = { [K in keyof HomeSearch]?: HomeSearch[K] | undefined };

export const useHomeSearch = (): [HomeSearch, (change: Change) => void] => {
  const search = parseHomeSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: Change) =>
    void navigate({ to: '.', search: addressOf({ ...search, ...changed }), resetScroll: false });
  return [search, change];
};

/** The period as the calls take it. */
const monthsOf = (period: Period): { last_n_months?: number } =>
  period === 'all' ? {} : { last_n_months: Number(period) };

/** What is fixed by the reader or chosen in the address, without the period. */
export type Subject = { account_id?: number; mode?: LoadMode };

export const subjectOf = ({ account, mode }: HomeSearch): Subject => ({
  ...(account && { account_id: account }),
  ...(mode && { mode }),
});

export const figuresQueryOf = (search: HomeSearch, period: Period) => ({ ...subjectOf(search), ...monthsOf(period) });

/** The next longer period, for those who find nothing in this one. */
export const longerThan = (period: Period): Exclude<Period, '1'> | undefined =>
  periods[periods.indexOf(period) + 1] as Exclude<Period, '1'> | undefined;
