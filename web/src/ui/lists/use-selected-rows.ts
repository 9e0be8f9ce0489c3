import { useState } from 'react';
import type { ListData, ListSearch, RowOf } from './list-definition.ts';
import type { List } from './use-list.ts';

/** The ticked rows as they were last seen, since some may be on other pages. */
export const useSelectedRows = <D extends ListData, S extends ListSearch>({
  definition,
  query,
  selection,
}: Pick<List<D, S>, 'definition' | 'query' | 'selection'>): RowOf<D>[] => {
  const items: readonly RowOf<D>[] | undefined = query.data?.items;
  const [seen, setSeen] = useState<{ items: readonly RowOf<D>[] | null; byId: ReadonlyMap<number, RowOf<D>> }>({
    items: null,
    byId: new Map(),
  });
  if (items && items !== seen.items) {
    const found = items.map((row) => [definition.rowId(row), row] as const);
    setSeen({ items, byId: new Map([...seen.byId, ...found]) });
  }
  return [...selection.ids].flatMap((id) => {
    const row = seen.byId.get(id);
    return row === undefined ? [] : [row];
  });
};
