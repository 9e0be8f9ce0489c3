import { readXml } from './read-xml.ts';
import { isBlank, type SheetRow, sheetLimits } from './sheet-rows.ts';
import { type ReadEntry, unzip } from './unzip.ts';
import { type NumberKind, readStyles, serialText } from './xlsx-dates.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

type Book = { shared: string[]; styles: NumberKind[]; counts1904: boolean };

const unreadable = () => new UnreadableSheet('not_a_sheet');

/** The first sheet of a book, by the names the book itself gives its parts. */
const findSheet = async (read: ReadEntry): Promise<{ path: string; counts1904: boolean }> => {
  const book = await read('xl/workbook.xml');
  const links = await read('xl/_rels/workbook.xml.rels');
  if (!book || !links) throw unreadable();
  let sheet: string | undefined;
  let counts1904 = false;
  readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') counts1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet') sheet ??= attributes['r:id'] ?? attributes['id'];
    },
  });
  let path: string | undefined;
  readXml(links, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === sheet) path = attributes['Target'];
    },
  });
  if (!path) throw unreadable();
  return { path: path.startsWith('/') ? path.slice(1) : `xl/${path}`, counts1904 };
};

/** Texts that cells share, in order; a text may be in several runs, and how it is pronounced is not part of it. */
const readShared = (xml: string | null): string[] => {
  const texts: string[] = [];
  let current = '';
  let inText = false;
  let aside = false;
  if (!xml) return texts;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') aside = true;
      if (name === 't') inText = true;
    },
    text: (text) => {
      if (inText && !aside && current.length < sheetLimits.cell) current += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') aside = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
};

/** 0 for A, 26 for AA; -1 where a cell does not say where it stands. */
const columnOf = (reference: string | undefined): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

type Cell = { column: number; type: string; style: number; value: string };

const numberText = (value: string, kind: NumberKind, book: Book): string => {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  if (kind !== 'number') return serialText(number, kind, book.counts1904);
  // A spreadsheet shows 15 digits: what computing left behind them was never entered.
  return String(Number(number.toPrecision(15)));
};

const cellText = ({ type, style, value }: Cell, book: Book): string => {
  if (type === 's') return book.shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'n') return numberText(value, book.styles[style] ?? 'number', book);
  return value;
};

const lastRow = 1_048_576;

/** What a row says of its place, where that makes sense: below the one before, within a sheet. */
const rowNumber = (said: string | undefined, before: number): number => {
  const number = Number(said);
  return Number.isInteger(number) && number > before && number <= lastRow ? number : before + 1;
};

/** Thrown to stop reading a sheet that is longer than anybody will look at. */
const enough = Symbol('enough');

const sheetReader = (book: Book, most: number) => {
  const rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let cell: Cell | null = null;
  let inValue = false;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'row') row = { number: rowNumber(attributes['r'], row.number), cells: [] };
    if (name === 'c') {
      const column = columnOf(attributes['r']);
      const type = attributes['t'] ?? 'n';
      cell = { column: column < 0 ? row.cells.length : column, type, style: Number(attributes['s'] ?? 0), value: '' };
    }
    // The result of a formula stands in `v`; the formula itself is not read.
    if (name === 'v' || name === 't') inValue = true;
  };
  const text = (piece: string) => {
    if (cell && inValue && cell.value.length < sheetLimits.cell) cell.value += piece;
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't') inValue = false;
    if (name === 'c' && cell) {
      if (cell.column < sheetLimits.columns) {
        while (row.cells.length < cell.column) row.cells.push('');
        row.cells[cell.column] = cellText(cell, book).trim().slice(0, sheetLimits.cell);
        if (cell.type === 'n') (row.numeric ??= []).push(cell.column);
      }
      cell = null;
    }
    if (name === 'row' && !isBlank(row)) rows.push(row);
    if (rows.length >= most) throw enough;
  };
  return { rows, handlers: { open, text, close } };
};

/**
 * The rows of the first sheet of an XLSX file that say something: dates as YYYY-MM-DD, times as HH:MM, formulas as what
 * they came to. Stops after `most` rows. Refuses with 400 what cannot be read.
 */
export const readXlsx = async (bytes: Buffer, most: number): Promise<SheetRow[]> => {
  const read = unzip(bytes);
  const { path, counts1904 } = await findSheet(read);
  const shared = readShared(await read('xl/sharedStrings.xml'));
  const styles = readStyles(await read('xl/styles.xml'));
  const sheet = await read(path);
  if (!sheet) throw unreadable();
  const { rows, handlers } = sheetReader({ shared, styles, counts1904 }, most);
  try {
    readXml(sheet, handlers);
  } catch (reason) {
    if (reason !== enough) throw reason;
  }
  return rows;
};
