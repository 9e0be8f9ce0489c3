import { folded } from '@portal/contract/values/folded.ts';

/**
 * What a cell is beyond its text: a number, a text that was entered as such, the result of a formula that failed or was
 * never computed, a text longer than is read, or merged with a figure above. Cells of CSV files are none of these.
 */
export type CellMark = 'number' | 'text' | 'error' | 'uncomputed' | 'too_long' | 'merged';

/**
 * A row of a sheet: its number as the sheet counts, the text and mark of its cells by position, and whether it has some
 * beyond the widest sheet that is read.
 */
export type SheetRow = { number: number; cells: string[]; marks?: Record<number, CellMark>; isTooWide?: true };

/** What was read of a file: the rows that say something, and what its sender may not expect. */
export type ReadSheet = {
  rows: SheetRow[];
  /** Whether cells have types, as in a book; in a CSV file they are texts alone. */
  isBook: boolean;
  /** The sheet of the book that was read. */
  name: string | null;
  /** Whether further sheets are shown behind it, which were not read. */
  hasSheetsBehind: boolean;
  /** Rows that are hidden in the sheet and were left out. */
  hiddenRows: number[];
  /** Columns that are hidden in the sheet and were read all the same, by their letters. */
  hiddenColumns: string[];
  /** Rows below the table that hold a note, and were left out. */
  noteRows: number[];
  /** Whether the book counts its days from 1904. */
  counts1904: boolean;
  /** Whether the text was read as Windows-1252, which nothing in the file says. */
  isWindows1252: boolean;
  /** Whether semicolons part the cells, as in countries that write decimals with a comma. */
  hasSemicolons: boolean;
};

/** The widest sheet and the longest cell that are read; headings beyond, and longer cells, are refused. */
export const sheetLimits = { columns: 120, cell: 2000 } as const;

/** What cells say whose formula failed, in English and Spanish programs; a file without types says it as text. */
const errorWords =
  /^#(¡?(REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|UNKNOWN|CONNECT|BUSY|GETTING_DATA|BUSCANDO_DATOS)!?|¿?(NAME|NOMBRE)\?|N\/A|N\/D)$|^Err:5\d\d$/iu;

export const isErrorWord = (text: string): boolean => errorWords.test(text);

const totalWord = /^(grand |sub|gran )?(total(es)?|suma|sum)( general)?:?$/;
const figure = /^[-(]?[$\s\d.,]+\)?$/;

/** A row that adds up those above it: the word, figures and nothing else. */
export const isTotalRow = ({ cells }: SheetRow): boolean => {
  const [first = '', ...rest] = cells.filter((cell) => cell !== '');
  return totalWord.test(folded(first)) && rest.length > 0 && rest.every((cell) => figure.test(cell));
};

export const isBlank = (row: SheetRow): boolean =>
  row.cells.every((cell) => cell === '') && !row.marks && !row.isTooWide;
