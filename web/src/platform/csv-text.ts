import { guardedCell } from '@portal/contract/values/guarded-cell.ts';

// Spreadsheets take a file for UTF-8 by this mark alone.
const byteOrderMark = '\uFEFF';

type Cell = string | number;

const quoted = (value: Cell): string =>
  typeof value === 'number' ? String(value) : `"${guardedCell(value).replaceAll('"', '""')}"`;

/** Rows as the text of a CSV file that spreadsheets open as texts and numbers, never as formulas. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
