import type { LoadListQuery } from '../loads.api.ts';
import { queryOf, type ListSearch } from './list-search.ts';

/** The call that answers one page of the list. */
export const pageQuery = (search: ListSearch, limit: number): LoadListQuery => ({
  ...queryOf(search),
  skip: ((search.page ?? 1) - 1) * limit,
  limit,
});
