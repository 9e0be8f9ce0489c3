import type { Me } from '@portal/contract/users/users.contract.ts';
import { useState } from 'react';
import { readStored, type StoredKey, writeStored } from '../../../platform/session/stored.ts';
import { type ColumnChoice, validColumns, type StoredColumns } from './column-choice.ts';

type Density = 'normal' | 'compact';
/** `isWide`: all chosen columns are shown, and the table scrolls where there is no room for them. */
type TableState = { columns: ColumnChoice; density: Density; limit: number; isWide: boolean };
type Stored = { columns?: StoredColumns; density?: unknown; limit?: unknown; isWide?: unknown };

/** How many rows a page may hold. */
export type PageSizes = { options: readonly number[]; usual: number };

type TableDefinition = {
  columns: Record<string, unknown>;
  initialColumns?: (me: Me) => ColumnChoice;
  storedAs: StoredKey;
  pageSizes: PageSizes;
};

const storedTable = (key: StoredKey): Stored => readStored<Stored>(key) ?? {};

/** How many rows a page holds, as remembered on this device. */
export const storedPageSize = (key: StoredKey, { options, usual }: PageSizes): number =>
  options.find((size) => size === storedTable(key).limit) ?? usual;

/** How a list's table looks: remembered on this device until the next sign-in. */
export const useTableState = ({ columns, initialColumns, storedAs, pageSizes }: TableDefinition, me: Me) => {
  const ids = Object.keys(columns);
  const initial = initialColumns?.(me) ?? { order: ids, shown: ids };
  const [state, setState] = useState<TableState>(() => {
    const stored = storedTable(storedAs);
    return {
      columns: validColumns(stored.columns, ids, initial),
      density: stored.density === 'compact' ? 'compact' : 'normal',
      limit: storedPageSize(storedAs, pageSizes),
      isWide: stored.isWide === true,
    };
  });
  const change = (changed: Partial<TableState>) => {
    const next = { ...state, ...changed };
    writeStored(storedAs, next);
    setState(next);
  };
  return {
    ...state,
    change,
    showColumns: (stored: StoredColumns) => change({ columns: validColumns(stored, ids, initial) }),
    resetColumns: () => change({ columns: initial, isWide: false }),
  };
};
export type TableControls = ReturnType<typeof useTableState>;
