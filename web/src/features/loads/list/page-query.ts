import { storedKeys } from '../../../platform/session/stored.ts';
import { loadList, loadSearch } from '../loads.api.ts';
import { isAdvanced } from './advanced/advanced-criteria.ts';
import { advancedQueryOf, queryOf, type ListSearch } from './list-search.ts';

/** What the device remembers of how My Loads looks, and where. */
export const loadTable = {
  storedAs: storedKeys.myLoadsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
};

/** The call that answers one page of the list: the usual one, or the advanced search where only that can. */
export const pageQuery = (search: ListSearch, limit: number) => {
  const page = { skip: ((search.page ?? 1) - 1) * limit, limit };
  return isAdvanced(search)
    ? loadSearch({ ...advancedQueryOf(search), ...page })
    : loadList({ ...queryOf(search), ...page });
};
