import { loadSorts } from '@portal/contract/loads/load-list.ts';
import { isAtRest } from '@portal/contract/loads/load-states.ts';
import { defineList, listQuery } from '../../../ui/lists/list-definition.ts';
import type { LoadPage } from '../loads.api.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { EmptyList } from './empty-list.tsx';
import { loadFilters } from './filters/load-filters.tsx';
import { defaultSort, filtersOn, type ListSearch, noFilters, useListSearch } from './list-search.ts';
import { loadTable, pageQuery } from './page-query.ts';
import { initialLoadColumns, loadColumnFit, loadColumns } from './table/load-columns.tsx';
import { LoadPhoneRow } from './table/load-phone-row.tsx';
import { loadKeys } from '../loads.keys.ts';

/** My Loads. */
export const myLoadsList = defineList<LoadPage, ListSearch>({
  ...loadTable,
  id: 'my-loads-list',
  title: (t) => t('loads.my_loads.title'),
  useSearch: useListSearch,
  defaultSort,
  isSortable: (search) => !isAdvanced(search),
  query: listQuery(pageQuery),
  rowId: ({ id }) => id,
  news: {
    loadId: ({ id, status }) => (isAtRest(status) ? null : id),
    events: ['load-changed', 'new-quote'],
    queryKey: loadKeys.lists,
  },
  sorts: { options: loadSorts, label: (sort, t) => t(`loads.my_loads.sorts.${sort}`) },
  textSearch: {
    label: (t) => t('loads.my_loads.filters.search'),
    hint: (t) => t('loads.my_loads.filters.search_hint'),
  },
  filters: loadFilters,
  noFilters,
  countFilters: filtersOn,
  columns: loadColumns,
  initialColumns: initialLoadColumns,
  fit: loadColumnFit,
  firstColumnName: (t) => t('loads.my_loads.columns.load_and_mode'),
  rowLines: 1,
  PhoneRow: LoadPhoneRow,
  Empty: EmptyList,
  rangeText: ({ from, to, total, count }, t) =>
    count === 0 ? t('loads.my_loads.range_none') : t('lists.range', { from, to, total }),
  selection: {
    pageLabel: (t) => t('loads.my_loads.select_page'),
    rowLabel: (id, t) => t('loads.my_loads.select_load', { id }),
  },
});
