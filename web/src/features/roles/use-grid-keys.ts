import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What a cell that can have the focus is given: its name, its column, and whether the Tab key stops there. */
export type GridCells = (
  name: string,
  column: number,
) => { 'data-cell': string; 'data-column': number; tabIndex: 0 | -1 };

const cellsIn = (row: HTMLTableRowElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('[data-cell]:not(:disabled)'),
];

/** The cell that a key leads to from another; null where it leads nowhere. */
const cellFor = (key: string, cell: HTMLElement, row: HTMLTableRowElement): HTMLElement | null => {
  const beside = cellsIn(row);
  const place = beside.indexOf(cell);
  if (key === 'ArrowRight') return beside[place + 1] ?? null;
  if (key === 'ArrowLeft') return beside[place - 1] ?? null;
  if (key === 'Home') return beside[0] ?? null;
  if (key === 'End') return beside.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const rows = [...(row.closest('table')?.rows ?? [])];
  const at = rows.indexOf(row);
  const ahead = key === 'ArrowDown' ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
  const column = cell.dataset['column'];
  return ahead.flatMap(cellsIn).find((other) => other.dataset['column'] === column) ?? null;
};

/** Keys of a table that is one stop of the Tab key: arrows, Home and End move among its cells. */
export const useGridKeys = () => {
  const [last, setLast] = useState<string | null>(null);
  return {
    /** Takes the names of the cells that can have the focus, in order. The Tab key stops at the last used one. */
    cellsOf: (names: readonly string[]): GridCells => {
      const stop = last !== null && names.includes(last) ? last : names[0];
      return (name, column) => ({ 'data-cell': name, 'data-column': column, tabIndex: name === stop ? 0 : -1 });
    },
    onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
      const name = target.dataset['cell'];
      if (name !== undefined) setLast(name);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.dataset['cell'] === undefined) return;
      const row = target.closest('tr');
      const next = row && cellFor(event.key, target, row);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
};
