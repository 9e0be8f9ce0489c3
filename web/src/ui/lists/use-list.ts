import { useMemo, useRef } from 'react';
import { useListNews } from '../../platform/live/list-news.ts';
import { useMe } from '../../platform/session/current-user.ts';
import type { ListData, ListDefinition, ListSearch } from './list-definition.ts';
import { useShownColumns } from './table/use-shown-columns.ts';
import { useTableState } from './table/use-table-state.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import type { SearchChange } from './use-list-search.ts';

/** One page of a list, kept fresh, and all that a person has chosen about it: what the parts of a list page take. */
export const useList = <D extends ListData, S extends ListSearch>(definition: ListDefinition<D, S>) => {
  const [search, change] = definition.useSearch();
  const table = useTableState(definition, useMe());
  const query = definition.query.useRead(search, table.limit);
  const selection = useSelection(search, definition.selection?.besides);
  const panel = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({
    list: panel,
    searchField,
    onToggle: definition.selection && ((id) => selection.select(id, !selection.ids.has(id))),
  });
  useNews(definition, query.data);
  const columns = useOfferedColumns(definition, query.data);
  return {
    definition,
    search,
    change,
    query,
    queryKey: definition.query.queryKey(search, table.limit),
    table,
    columns,
    view: useShownColumns(definition, columns, table, panel),
    filters: Object.entries(definition.filters ?? {}).filter(([, { isOffered }]) => isOffered?.(query.data) ?? true),
    selection,
    panel,
    searchField,
    toPage: (page: number) => {
      change({ page } as SearchChange<S>);
      if (panel.current) panel.current.scrollTop = 0;
    },
    toPageSize: (limit: number) => {
      table.change({ limit });
      change({});
    },
    filtersOn: definition.countFilters?.(search) ?? 0,
    clearFilters: () => change(definition.noFilters ?? {}),
    sortBy: (sort: NonNullable<S['sort']>) => change({ sort } as SearchChange<S>),
    findText: (text: string) => change({ search: text || undefined } as SearchChange<S>, { replace: true }),
  };
};
export type List<D extends ListData, S extends ListSearch> = ReturnType<typeof useList<D, S>>;

const useNews = <D extends ListData, S extends ListSearch>({ news }: ListDefinition<D, S>, data: D | undefined) => {
  const loadIds = news && data ? data.items.flatMap((row) => news.loadId(row) ?? []) : [];
  useListNews(loadIds, news);
};

/** Ids of the columns there are; the same array as long as these are the same, so that no row is made again for it. */
const useOfferedColumns = <D extends ListData, S extends ListSearch>(
  { columns }: ListDefinition<D, S>,
  data: D | undefined,
): string[] => {
  const ids = Object.entries(columns).flatMap(([id, { isOffered }]) => (isOffered && !isOffered(data) ? [] : [id]));
  const key = ids.join();
  return useMemo(() => key.split(','), [key]);
};
