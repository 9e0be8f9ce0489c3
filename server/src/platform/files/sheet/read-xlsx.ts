import { type BookParts, findSheets, isTrue } from './find-sheet.ts';
import { columnOfLetters, fillDown, lettersOfColumn } from './merged-cells.ts';
import { readXml } from './read-xml.ts';
import { type CellMark, isBlank, type ReadSheet, type SheetRow, sheetLimits } from './sheet-rows.ts';
import { unzip } from './unzip.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { type NumberFormat, readStyles, serialText } from './xlsx-dates.ts';
import { readSharedTexts, shownText } from './xlsx-text.ts';

type Book = Pick<BookParts, 'counts1904' | 'computesOnOpening'> & { shared: string[]; styles: NumberFormat[] };

/** 0 for A, 26 for AA; -1 where a cell does not say where it stands. */
const columnOf = (reference: string | undefined): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference?.toUpperCase() ?? '')?.[0] ?? '';
  return columnOfLetters(letters);
};

type Cell = { column: number; type: string; style: number; value: string; hasFormula: boolean; hasValue: boolean };

/** A number as its format fills it up: 21341234 by "00000-0000" is "02134-1234". */
const withZeros = (number: number, zeros: string): string => {
  const digits = String(number).padStart(zeros.replaceAll('-', '').length, '0');
  if (!/^\d+$/.test(digits)) return String(number);
  const [, ...parts] = zeros.split('-');
  return parts.reduceRight((text, part) => {
    const at = text.indexOf('-') === -1 ? text.length - part.length : text.indexOf('-') - part.length;
    return `${text.slice(0, at)}-${text.slice(at)}`;
  }, digits);
};

const numberCell = (value: string, format: NumberFormat, book: Book): { text: string; mark?: CellMark } => {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return { text: value };
  // A spreadsheet shows 15 digits: what computing left behind them was never entered.
  const shown = Number(number.toPrecision(15));
  if (format.zeros) return { text: withZeros(shown, format.zeros), mark: 'number' };
  if (format.kind === 'percent') return { text: `${Number((number * 100).toPrecision(15))}%` };
  if (format.kind === 'number') return { text: String(shown), mark: 'number' };
  return { text: serialText(number, format.kind, book.counts1904) };
};

/** A day, a time or both as ISO 8601 writes them, to the minute. */
const isoText = (value: string): string =>
  value
    .replace(/^T/, '')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, (_, day: string, time: string) =>
      time === '00:00' ? day : `${day} ${time}`,
    );

/** A formula without a result, or with the 0 that some programs leave for the spreadsheet to replace. */
const isUncomputed = ({ type, value, hasFormula, hasValue }: Cell, { computesOnOpening }: Book): boolean =>
  hasFormula && (type === 'n' ? value === '' || (computesOnOpening && value === '0') : !hasValue);

const cellText = (cell: Cell, book: Book): { text: string; mark?: CellMark } => {
  const { type, style, value } = cell;
  if (isUncomputed(cell, book)) return { text: '', mark: 'uncomputed' };
  if (type === 'e') return { text: value, mark: 'error' };
  if (type === 's') return { text: book.shared[Number(value)] ?? '', mark: 'text' };
  if (type === 'b') return { text: value === '1' || value === 'true' ? 'true' : 'false' };
  if (type === 'd') return { text: isoText(value) };
  if (type === 'n') return numberCell(value, book.styles[style] ?? { kind: 'number' }, book);
  return { text: shownText(value), mark: 'text' };
};

const lastRow = 1_048_576;

/** What a row says of its place, where that makes sense: below the one before, within a sheet. */
const rowNumber = (said: string | undefined, before: number): number => {
  const number = Number(said);
  return Number.isInteger(number) && number > before && number <= lastRow ? number : before + 1;
};

/** Thrown to stop reading a sheet that is longer than anybody will look at. */
const enough = Symbol('enough');

/** Puts a cell into its row, which says so where one stands beyond the widest sheet. */
const place = (row: SheetRow, cell: Cell, book: Book): void => {
  const read = cellText(cell, book);
  const text = read.text.trim();
  const mark = text.length > sheetLimits.cell ? 'too_long' : read.mark;
  if (text === '' && mark !== 'uncomputed') return;
  if (cell.column >= sheetLimits.columns) {
    row.isTooWide = true;
    return;
  }
  while (row.cells.length < cell.column) row.cells.push('');
  row.cells[cell.column] = text;
  if (mark) (row.marks ??= {})[cell.column] = mark;
};

/** The positions of columns that a `col` hides, as such or by leaving them no width, as far as columns are read. */
const columnsHiddenBy = ({ min, max, hidden, width }: Readonly<Record<string, string>>): number[] => {
  if (!isTrue(hidden) && Number(width ?? 1) !== 0) return [];
  const [first, last] = [Number(min) - 1, Math.min(Number(max), sheetLimits.columns) - 1];
  return first >= 0 && last >= first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
};

const sheetReader = (book: Book, most: number) => {
  const rows: SheetRow[] = [];
  const hiddenRows: number[] = [];
  const hiddenColumns: number[] = [];
  const merged: string[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let isHidden = false;
  /** Cells that do not say where they stand follow each other. */
  let next = 0;
  let cell: Cell | null = null;
  let inValue = false;
  let aside = false;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'row') {
      row = { number: rowNumber(attributes['r'], row.number), cells: [] };
      isHidden = isTrue(attributes['hidden']);
      next = 0;
    }
    if (name === 'col') hiddenColumns.push(...columnsHiddenBy(attributes));
    if (name === 'c') {
      const said = columnOf(attributes['r']);
      const column = said < 0 ? next : said;
      const [type, style] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0)];
      cell = { column, type, style, value: '', hasFormula: false, hasValue: false };
      next = column + 1;
    }
    if (name === 'f' && cell) cell.hasFormula = true;
    if (name === 'rPh') aside = true;
    if (name === 'mergeCell') merged.push(attributes['ref'] ?? '');
    // The result of a formula stands in `v`; the formula itself is not read.
    if (name === 'v' || name === 't') {
      inValue = true;
      if (cell) cell.hasValue = true;
    }
  };
  const text = (piece: string) => {
    if (cell && inValue && !aside && cell.value.length <= sheetLimits.cell) cell.value += piece;
  };
  const endRow = () => {
    if (isBlank(row)) return;
    if (isHidden) hiddenRows.push(row.number);
    else rows.push(row);
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't') inValue = false;
    if (name === 'rPh') aside = false;
    if (name === 'c' && cell) {
      place(row, cell, book);
      cell = null;
    }
    if (name === 'row') endRow();
    if (rows.length >= most) throw enough;
  };
  return { rows, hiddenRows, hiddenColumns, merged, handlers: { open, text, close } };
};

const readSheetPart = (xml: string, book: Book, most: number) => {
  const { rows, hiddenRows, hiddenColumns, merged, handlers } = sheetReader(book, most);
  try {
    readXml(xml, handlers);
  } catch (reason) {
    if (reason !== enough) throw reason;
  }
  fillDown(rows, merged);
  // An empty column that is hidden says nothing.
  const filled = [...new Set(hiddenColumns)].filter((column) => rows.some(({ cells }) => cells[column]));
  return { rows, hiddenRows, hiddenColumns: filled.map(lettersOfColumn) };
};

/**
 * The rows of the first sheet shown of an XLSX file that says something: dates as YYYY-MM-DD, times as HH:MM, formulas as
 * what they came to. Hidden rows are left out and named, hidden columns read and named. Stops after `most` rows.
 */
export const readXlsx = async (bytes: Buffer, most: number): Promise<ReadSheet> => {
  const read = unzip(bytes);
  const { sheets, counts1904, computesOnOpening, ...parts } = await findSheets(read);
  const shared = readSharedTexts(await read(parts.shared));
  const styles = readStyles(await read(parts.styles));
  const book: Book = { shared, styles, counts1904, computesOnOpening };
  for (const [at, { name, path }] of sheets.entries()) {
    const xml = await read(path);
    if (!xml) throw new UnreadableSheet('not_a_sheet');
    const { rows, hiddenRows, hiddenColumns } = readSheetPart(xml, book, most);
    const isLast = at === sheets.length - 1;
    // Many a program begins a book with a sheet that stays empty.
    if (rows.length === 0 && hiddenRows.length === 0 && !isLast) continue;
    const named = { name: shownText(name).slice(0, 31), hasSheetsBehind: !isLast };
    const hidden = { hiddenRows, hiddenColumns, noteRows: [] };
    return { ...named, ...hidden, rows, counts1904, isBook: true, isWindows1252: false, hasSemicolons: false };
  }
  throw new UnreadableSheet('not_a_sheet');
};
