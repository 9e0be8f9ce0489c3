import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { addressOf, type ListSearch, noFilters } from '../list-search.ts';

type Filters = SavedView['filters'];

/** What a saved view stores: filters and sort order, not the page. */
export const viewFiltersOf = ({ page: _page, view: _view, ...filters }: ListSearch): Filters => filters;

/** The search of a saved view. */
export const viewSearch = ({ id, filters }: Pick<SavedView, 'id' | 'filters'>): ListSearch => ({
  ...noFilters,
  group: undefined,
  sort: undefined,
  ...filters,
  view: id,
});

/** The same as address parameters. */
export const viewAddress = (view: Pick<SavedView, 'id' | 'filters'>): Record<string, unknown> =>
  addressOf(viewSearch(view));

const comparable = (search: ListSearch): string =>
  JSON.stringify(
    Object.entries(addressOf(viewFiltersOf(search) as ListSearch)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** True when the search is no longer that of the view it was opened with. */
export const differsFrom = (view: Pick<SavedView, 'id' | 'filters'>, search: ListSearch): boolean =>
  comparable(viewSearch(view)) !== comparable(search);
