import { addDays } from '@portal/contract/values/calendar-days.ts';
import { isAdvanced } from '../advanced-criteria.ts';
import type { ListFilters, ListSearch } from '../list-search.ts';

export const viewNames = ['all', 'last_30_days', 'next_7_days', 'running_late', 'containers'] as const;
export type ViewName = (typeof viewNames)[number];

/** Containers that begin to cost first come first. */
export const containerOrder = 'last_free_day';

/** The filters of each built-in view on this day, and the order of one that has its own. */
export const viewFilters = (today: string): Record<ViewName, ListSearch> => ({
  all: {},
  last_30_days: { pickup_from: addDays(today, -30), pickup_to: today },
  next_7_days: { pickup_from: today, pickup_to: addDays(today, 7) },
  running_late: { late: true },
  containers: { mode: ['drayage'], sort: containerOrder },
});

const filterNames = [
  'mode',
  'pickup_from',
  'pickup_to',
  'carrier_id',
  'account_id',
  'late',
  'incomplete',
  'assigned',
  'search',
] as const;

/** The current view: the last one whose filters are all set, and whether other filters are set too. */
export const currentView = (search: ListSearch, today: string): { name: ViewName; edited: boolean } => {
  const views = viewFilters(today);
  const holds = (filters: ListFilters) =>
    filterNames.every((key) => !(key in filters) || String(filters[key]) === String(search[key]));
  const name = viewNames.findLast((view) => holds(views[view])) ?? 'all';
  const hasMore = filterNames.some((key) => search[key] !== undefined && !(key in views[name]));
  return { name, edited: hasMore || isAdvanced(search) };
};
