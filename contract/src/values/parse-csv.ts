/** A record of a CSV file and the line it begins on, counted from 1 as editors do. */
export type CsvRecord = { line: number; cells: string[] };

const delimiters = [',', ';', '\t'] as const;

/** The delimiter of a file: spreadsheets of countries with a decimal comma write semicolons. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split('\n', 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** A quoted cell, quotes doubled within, or a plain one; then what ends it. */
const cellPattern = (delimiter: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n"]*))(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y');

/** Signs that begin a formula in one spreadsheet program or another, behind spaces too. */
const formulaStart = /^\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A cell that a spreadsheet would take for a formula gets an apostrophe, which makes it a text. */
export const guardedCell = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** What `guardedCell` put before a text that would have been a formula, and before an apostrophe. */
const withoutGuard = (cell: string): string =>
  /^'(?:\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n'])/.test(cell) ? cell.slice(1) : cell;

const countLines = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

/**
 * The records of a CSV text, empty lines left out. Cells are trimmed. Throws where quotes are not closed or stand in
 * the middle of a cell, and names the line.
 */
export const parseCsv = (file: string): CsvRecord[] => {
  const text = file.replace(/^\uFEFF/, '');
  const pattern = cellPattern(delimiterOf(text));
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  while (pattern.lastIndex < text.length || record.cells.length > 0) {
    const match = pattern.exec(text);
    if (!match) throw new Error(`line ${line}: a quotation mark is not closed, or stands in the middle of a cell`);
    const [all, quoted, plain = '', end = ''] = match;
    record.cells.push(withoutGuard((quoted?.replaceAll('""', '"') ?? plain).trim()));
    line += countLines(all);
    if (end !== '' && !/[\r\n]/.test(end)) continue;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
};
