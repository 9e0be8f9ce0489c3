import { queryClient } from '../../../platform/api/query-client.ts';
import { parseListSearch } from './list-search.ts';
import { pageQuery } from './page-query.ts';
import { storedLimit } from './table/use-table-state.ts';

/** Asks for the page an address means while the screen's script is still on its way. */
export const readAhead = (search: Record<string, unknown>): void =>
  void queryClient.prefetchQuery(pageQuery(parseListSearch(search), storedLimit()));
