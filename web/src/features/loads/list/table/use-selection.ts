import { useCallback, useState } from 'react';

export type Selection = {
  ids: ReadonlySet<number>;
  select: (id: number, selected: boolean) => void;
  selectAll: (rows: readonly { id: number }[], selected: boolean) => void;
  clear: () => void;
};

const nothing: ReadonlySet<number> = new Set();

/** The loads that are ticked; they stay ticked on other pages and under other filters. */
export const useSelection = (): Selection => {
  const [ids, setIds] = useState(nothing);
  const put = useCallback((changed: readonly number[], selected: boolean) => {
    setIds((known) => new Set(selected ? [...known, ...changed] : [...known].filter((id) => !changed.includes(id))));
  }, []);
  const select = useCallback((id: number, selected: boolean) => put([id], selected), [put]);
  const selectAll = (rows: readonly { id: number }[], selected: boolean) =>
    put(
      rows.map(({ id }) => id),
      selected,
    );
  return { ids, select, selectAll, clear: () => setIds(nothing) };
};
