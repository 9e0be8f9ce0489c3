import { guardedCell } from '@portal/contract/values/guarded-cell.ts';

// Spreadsheets take a file for UTF-8 by this mark alone.
const byteOrderMark = '\uFEFF';

/** A text, or an amount in US dollars: written with two decimals, and a number whatever its sign. */
export type CsvCell = string | number;

const writtenCell = (cell: CsvCell): string => (typeof cell === 'number' ? cell.toFixed(2) : guardedCell(cell));

/**
 * Rows as a CSV file that spreadsheet programs open as texts and numbers, never as formulas. Programs that import it and
 * take the mark for a part of the first header get it without (`isMarked: false`).
 */
export const writeCsv = async (rows: readonly (readonly CsvCell[])[], { isMarked = true } = {}): Promise<Buffer> => {
  // What writes files is loaded with the first of them: a start does not pay for it.
  const { stringify } = await import('csv-stringify/sync');
  const cells = rows.map((row) => row.map(writtenCell));
  const text = stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n\t|;]/ });
  return Buffer.from(isMarked ? byteOrderMark + text : text);
};
