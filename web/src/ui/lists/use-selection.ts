import { useCallback, useState } from 'react';

const nothing: ReadonlySet<number> = new Set();

/** The rows that are ticked, by id; they stay ticked on other pages and under other filters. */
export const useSelection = () => {
  const [ids, setIds] = useState(nothing);
  const selectAll = useCallback((changed: readonly number[], isSelected: boolean) => {
    setIds((known) => new Set(isSelected ? [...known, ...changed] : [...known].filter((id) => !changed.includes(id))));
  }, []);
  const select = useCallback((id: number, isSelected: boolean) => selectAll([id], isSelected), [selectAll]);
  return { ids, select, selectAll, clear: () => setIds(nothing) };
};
