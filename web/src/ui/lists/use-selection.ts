import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { ListSearch } from './list-definition.ts';

const nothing: ReadonlySet<number> = new Set();

/** What a list is narrowed by, as text; page, order and the name of a view do not narrow it. */
const filtersText = (search: ListSearch, besides: readonly PropertyKey[]): string =>
  JSON.stringify(
    Object.entries(search).filter(([name]) => !['page', 'sort', 'view'].includes(name) && !besides.includes(name)),
  );

/** The rows that are ticked, by id. They stay ticked on other pages; other filters untick them, which can be undone. */
export const useSelection = (search: ListSearch, besides: readonly PropertyKey[] = []) => {
  const [ids, setIds] = useState(nothing);
  const selectAll = useCallback((changed: readonly number[], isSelected: boolean) => {
    setIds((known) => new Set(isSelected ? [...known, ...changed] : [...known].filter((id) => !changed.includes(id))));
  }, []);
  const select = useCallback((id: number, isSelected: boolean) => selectAll([id], isSelected), [selectAll]);
  useClearedByFilters(filtersText(search, besides), ids, setIds);
  return { ids, select, selectAll, clear: () => setIds(nothing) };
};

const useClearedByFilters = (filters: string, ids: ReadonlySet<number>, setIds: (ids: ReadonlySet<number>) => void) => {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(filters);
  const clear = useEffectEvent(() => {
    setSeen(filters);
    if (ids.size === 0 || filters === seen) return;
    setIds(nothing);
    const undo = { label: t('lists.selection.undo'), run: () => setIds(ids) };
    notify.info(t('lists.selection.cleared', { count: ids.size }), undo);
  });
  useEffect(() => clear(), [filters]);
};
