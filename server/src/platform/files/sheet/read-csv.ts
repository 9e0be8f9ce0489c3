import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from '@portal/contract/values/guarded-cell.ts';
import { decodeText } from './decode-text.ts';
import { type CellMark, isBlank, type ReadSheet, type SheetRow, sheetLimits } from './sheet-rows.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

/** How many lines a delimiter parts into as many cells as most of them, and into how many. */
const fitOf = (lines: readonly string[], delimiter: Delimiter) => {
  const counts = lines.map((line) => line.split(delimiter).length).filter((count) => count > 1);
  const lengths = [...Map.groupBy(counts, (count) => count)].map(([cells, same]) => ({ cells, lines: same.length }));
  return lengths.toSorted((a, b) => b.lines - a.lines || b.cells - a.cells)[0] ?? { cells: 1, lines: 0 };
};

/** The delimiter that parts most of the first lines alike, outside of quotes: a title with commas may stand above them. */
const delimiterOf = (text: string): Delimiter => {
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, 24)
    .filter((line) => line.trim() !== '');
  const fits = delimiters.map((delimiter) => ({ delimiter, ...fitOf(lines, delimiter) }));
  return fits.toSorted((a, b) => b.lines - a.lines || b.cells - a.cells)[0]?.delimiter ?? ',';
};

/** A first line that only says which sign parts the cells, as Excel reads it: `sep=;`. */
const separatorLine = /^"?sep=([,;\t])"?[,;\t]*(\r\n|\n|\r|$)/i;

const cellOf = (text: string): string => withoutGuard(text.trim().replaceAll('\r\n', '\n'));

/** Thrown to stop reading a file that is longer than is taken. */
const enough = Symbol('enough');

/** A row and the line of the text it begins on, which differ after cells of several lines. */
export type CsvRow = SheetRow & { line: number };

const rowOf = (fields: readonly string[], at: { number: number; line: number }): CsvRow => {
  const cells = fields.map(cellOf);
  const long = cells.flatMap((cell, index): [number, CellMark][] =>
    cell.length > sheetLimits.cell ? [[index, 'too_long']] : [],
  );
  const isTooWide = cells.slice(sheetLimits.columns).some((cell) => cell !== '');
  return {
    ...at,
    cells,
    ...(long.length > 0 && { marks: Object.fromEntries(long) }),
    ...(isTooWide && { isTooWide }),
  };
};

const refusal = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const line = Number(/line (\d+)/.exec(error.message)?.[1]) || undefined;
  return new UnreadableSheet(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open_quote' : 'not_a_sheet', line);
};

/**
 * The rows of a CSV text (RFC 4180) that say something, the headings first; comma, semicolon or tab. Stops after `most` rows. Throws `UnreadableSheet` where a quotation mark is never closed.
 */
export const readCsvText = (file: string, most = Infinity): { rows: CsvRow[]; hasSemicolons: boolean } => {
  const marked = file.replace(/^\uFEFF/, '');
  const [said = '', named] = separatorLine.exec(marked) ?? [];
  const text = marked.slice(said.length);
  const delimiter = named ?? delimiterOf(text);
  const rows: CsvRow[] = [];
  let at = { number: said ? 1 : 0, line: said ? 2 : 1 };
  const firstLine = at.line;
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      // 48" stands in cells as it is.
      relax_quotes: true,
      relax_column_count: true,
      on_record: (fields: string[], { lines }) => {
        const row = rowOf(fields, { number: at.number + 1, line: at.line });
        at = { number: row.number, line: firstLine + lines };
        if (!isBlank(row)) rows.push(row);
        if (rows.length >= most) throw enough;
        return null;
      },
    });
  } catch (error) {
    if (error !== enough) throw refusal(error);
  }
  return { rows, hasSemicolons: delimiter === ';' };
};

/** As `readCsvText` for the bytes of a file. `row.number` counts rows as a spreadsheet shows them. */
export const readCsv = (bytes: Uint8Array, most: number): ReadSheet => {
  const { text, isWindows1252 } = decodeText(bytes);
  return {
    ...readCsvText(text, most),
    isBook: false,
    name: null,
    hasSheetsBehind: false,
    hiddenRows: [],
    hiddenColumns: [],
    noteRows: [],
    counts1904: false,
    isWindows1252,
  };
};
