import { guardedCell } from '@portal/contract/values/parse-csv.ts';

// Spreadsheets take a file for UTF-8 by this mark alone.
const byteOrderMark = '\uFEFF';

/** Rows as a CSV file that spreadsheet programs open as texts and numbers, never as formulas. */
export const writeCsv = async (rows: readonly (readonly string[])[]): Promise<Buffer> => {
  // What writes files is loaded with the first of them: a start does not pay for it.
  const { stringify } = await import('csv-stringify/sync');
  const cells = rows.map((row) => row.map(guardedCell));
  return Buffer.from(byteOrderMark + stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n\t|;]/ }));
};
