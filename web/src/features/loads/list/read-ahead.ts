import { queryClient } from '../../../platform/api/query-client.ts';
import { parseListSearch } from './list-search.ts';
import { storedPageSize } from '../../../ui/lists/table/use-table-state.ts';
import { loadTable, pageQuery } from './page-query.ts';

/** Asks for the page an address means while the screen's script is still on its way. */
export const readAhead = (search: Record<string, unknown>): void =>
  void queryClient.prefetchQuery(
    pageQuery(parseListSearch(search), storedPageSize(loadTable.storedAs, loadTable.pageSizes)),
  );
