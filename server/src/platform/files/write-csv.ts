// Spreadsheets take a file for UTF-8 by this mark alone.
const byteOrderMark = '\uFEFF';

/** Signs that begin a formula in one spreadsheet program or another, behind spaces too. */
const formulaStart = /^\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A cell that would be a formula gets an apostrophe, which makes it a text. */
const asText = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** Rows as a CSV file that spreadsheet programs open as texts and numbers, never as formulas. */
export const writeCsv = async (rows: readonly (readonly string[])[]): Promise<Buffer> => {
  // What writes files is loaded with the first of them: a start does not pay for it.
  const { stringify } = await import('csv-stringify/sync');
  const cells = rows.map((row) => row.map(asText));
  return Buffer.from(byteOrderMark + stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n\t|;]/ }));
};
