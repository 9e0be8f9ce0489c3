import { queryClient } from '../../../platform/api/query-client.ts';
import { storedPageSize } from '../../../ui/lists/table/use-table-state.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { loadList, loadSearch } from '../loads.api.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { advancedQueryOf, parseListSearch, queryOf, type ListSearch } from './list-search.ts';

/** Storage key and page sizes of the My Loads table. */
export const loadTable = {
  storedAs: storedKeys.myLoadsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
};

/** The query of one list page: the usual list, or the advanced search where its criteria are used. */
export const pageQuery = (search: ListSearch, limit: number) => {
  const page = { skip: ((search.page ?? 1) - 1) * limit, limit };
  return isAdvanced(search)
    ? loadSearch({ ...advancedQueryOf(search), ...page })
    : loadList({ ...queryOf(search), ...page });
};

/** Fetches the page of an address while the screen's script is still loading. */
export const prefetchPage = (search: Record<string, unknown>): Promise<void> =>
  queryClient.prefetchQuery(
    pageQuery(parseListSearch(search), storedPageSize(loadTable.storedAs, loadTable.pageSizes)),
  );
