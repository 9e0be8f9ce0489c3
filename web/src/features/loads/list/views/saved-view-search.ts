import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { addressOf, type ListSearch, noFilters } from '../list-search.ts';

type Filters = SavedView['filters'];

/** What a view of this list keeps: its filters and order, not its page. */
export const viewFiltersOf = ({ page: _page, view: _view, ...filters }: ListSearch): Filters => filters;

/** The list as a saved view shows it. */
export const viewSearch = ({ id, filters }: Pick<SavedView, 'id' | 'filters'>): ListSearch => ({
  ...noFilters,
  group: undefined,
  sort: undefined,
  ...filters,
  view: id,
});

/** The same as the address bar spells it. */
export const viewAddress = (view: Pick<SavedView, 'id' | 'filters'>): Record<string, unknown> =>
  addressOf(viewSearch(view));

const comparable = (search: ListSearch): string =>
  JSON.stringify(
    Object.entries(addressOf(viewFiltersOf(search) as ListSearch)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether the list looks for something else than the view it was opened by. */
export const differsFrom = (view: Pick<SavedView, 'id' | 'filters'>, search: ListSearch): boolean =>
  comparable(viewSearch(view)) !== comparable(search);
