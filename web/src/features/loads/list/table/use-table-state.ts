import { useState } from 'react';
import { useMe } from '../../../../platform/session/current-user.ts';
import { readStored, storedKeys, writeStored } from '../../../../platform/session/stored.ts';
import { firstColumns, mendColumns, type ColumnChoice } from './columns.ts';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export type Density = 'normal' | 'compact';

type TableState = { columns: ColumnChoice; density: Density; limit: PageSize };
type Stored = { columns?: Partial<ColumnChoice>; density?: unknown; limit?: unknown };

const stored = (): Stored => readStored<Stored>(storedKeys.myLoadsTable) ?? {};

/** How many loads a page holds, as remembered on this device. */
export const storedLimit = (): PageSize => pageSizes.find((size) => size === stored().limit) ?? pageSizes[0];

/** How the table looks: remembered on this device until the next sign-in. */
export const useTableState = () => {
  const operator = useMe().user.role === 'platform_admin';
  const [state, setState] = useState<TableState>(() => ({
    columns: mendColumns(stored().columns, operator),
    density: stored().density === 'compact' ? 'compact' : 'normal',
    limit: storedLimit(),
  }));
  const change = (changed: Partial<TableState>) => {
    const next = { ...state, ...changed };
    writeStored(storedKeys.myLoadsTable, next);
    setState(next);
  };
  const resetColumns = () => change({ columns: firstColumns(operator) });
  return { ...state, change, resetColumns };
};
export type TableControls = ReturnType<typeof useTableState>;
