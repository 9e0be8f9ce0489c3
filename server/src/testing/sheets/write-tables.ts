import { readdirSync, readFileSync } from 'node:fs';
import { type CellObject, utils, type WorkSheet, write as writeByShared } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import writeExcelFile from 'write-excel-file/node';
import tables from './foreign-tables.json' with { type: 'json' };

export type Table = keyof typeof tables;
type Cell =
  | string
  | { day: string }
  | { time: string; format?: string }
  | { number: number; format?: string }
  | { formula: string; result: number }
  | { boolean: boolean };

/** A program that writes the tables, and what its files say of what the tables are made of. */
export type Writer = {
  name: string;
  write: (table: Table) => Promise<Uint8Array> | Uint8Array;
  /** A text has no types, no hidden rows and no name of a sheet. */
  isText?: true;
  /** Whether it writes that a row and a sheet are hidden. */
  hides?: true;
  /** What it writes for a formula: its result, or a formula that has not been computed. */
  formula: 'result' | 'uncomputed';
};

const cellsOf = (table: Table): Cell[][] => tables[table];

/** A day or a time as spreadsheets count it. */
const serialOf = (cell: { day: string } | { time: string }): number => {
  if ('day' in cell) return (Date.parse(cell.day) - Date.UTC(1899, 11, 30)) / 86_400_000;
  const [hours = 0, minutes = 0] = cell.time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
};

const formatOf = (cell: Exclude<Cell, string>): string | undefined => {
  if ('day' in cell) return 'dd/mm/yyyy';
  if ('time' in cell) return cell.format ?? 'h:mm AM/PM';
  return 'format' in cell ? cell.format : undefined;
};

/** The rows of a table with one that is hidden below the headings. */
const withHiddenRow = ([head = [], ...rows]: Cell[][]): Cell[][] => [head, ['hidden'], ...rows];

const sharedCell = (cell: Cell): CellObject => {
  if (typeof cell === 'string') return { t: 's', v: cell };
  if ('boolean' in cell) return { t: 'b', v: cell.boolean };
  if ('formula' in cell) return { t: 'n', f: cell.formula };
  const format = formatOf(cell);
  return { t: 'n', v: 'number' in cell ? cell.number : serialOf(cell), ...(format && { z: format }) };
};

const sharedSheet = (rows: readonly Cell[][]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => row.map(sharedCell)));

const bySheetJs = (table: Table): Uint8Array => {
  const sheet = sharedSheet(withHiddenRow(cellsOf(table)));
  sheet['!rows'] = [{}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['an older table']]), 'OLD');
  utils.book_append_sheet(book, sheet, 'Datos');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return writeByShared(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};

/** The texts that SheetJS writes of a sheet, where numbers look as their formats show them. */
const textBySheetJs =
  (bookType: 'csv' | 'txt', options: object = {}) =>
  (table: Table): Uint8Array => {
    const book = utils.book_new(sharedSheet(cellsOf(table)), 'Datos');
    return writeByShared(book, { type: 'buffer', bookType, ...options });
  };

const byHucre = async (table: Table): Promise<Uint8Array> => {
  const rows = withHiddenRow(cellsOf(table));
  const plain = (cell: Cell) => {
    if (typeof cell === 'string') return cell;
    if ('boolean' in cell) return cell.boolean;
    if ('formula' in cell) return null;
    return 'number' in cell ? cell.number : serialOf(cell);
  };
  const cells = new Map(
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        if (typeof cell === 'string') return [];
        const numFmt = formatOf(cell);
        const formula = 'formula' in cell ? { formula: cell.formula } : {};
        return [[`${at},${column}`, { ...formula, ...(numFmt && { style: { numFmt } }) }] as const];
      }),
    ),
  );
  return writeXlsx({
    sheets: [
      { name: 'OLD', hidden: true, rows: [['an older table']] },
      { name: 'Datos', rows: rows.map((row) => row.map(plain)), cells, rowDefs: new Map([[1, { hidden: true }]]) },
    ],
  });
};

const excelFileCell = (cell: Cell) => {
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('boolean' in cell) return { value: cell.boolean, type: Boolean };
  if ('formula' in cell) return { value: cell.result, type: Number };
  const format = formatOf(cell);
  const value = 'number' in cell ? cell.number : serialOf(cell);
  return { value, type: Number, ...(format && { format }) };
};

const byWriteExcelFile = (table: Table): Promise<Uint8Array> =>
  writeExcelFile(
    cellsOf(table).map((row) => row.map(excelFileCell)),
    { sheet: 'Datos' },
  ).toBuffer();

const kept = new URL('./kept/', import.meta.url);
const keptBy = (name: string, kind: 'xlsx' | 'csv') => (table: Table) =>
  readFileSync(new URL(`${name}-${table}.${kind}`, kept));

const fromBook = (name: string, formula: Writer['formula'], hides = true): Writer => ({
  name,
  write: keptBy(name, 'xlsx'),
  formula,
  ...(hides && { hides: true }),
});
const fromText = (name: string): Writer => ({ name, write: keptBy(name, 'csv'), isText: true, formula: 'result' });

/** Programs that write what people send; those with files in `kept` are not there when tests run. */
export const writers: readonly Writer[] = [
  fromBook('libreoffice', 'result'),
  // Gnumeric writes neither that a sheet is hidden nor that a row is: its books have neither.
  fromBook('gnumeric', 'result', false),
  fromBook('openpyxl', 'uncomputed'),
  fromBook('xlsxwriter', 'uncomputed'),
  fromBook('perl', 'uncomputed'),
  fromBook('exceljs', 'uncomputed'),
  fromBook('xlsxpopulate', 'uncomputed'),
  { name: 'SheetJS', write: bySheetJs, hides: true, formula: 'uncomputed' },
  { name: 'hucre', write: byHucre, hides: true, formula: 'uncomputed' },
  { name: 'write-excel-file', write: byWriteExcelFile, formula: 'result' },
  fromText('libreoffice_comma'),
  fromText('libreoffice_semicolon'),
  fromText('libreoffice_tab'),
  fromText('gnumeric_csv'),
  { name: 'SheetJS as CSV', write: textBySheetJs('csv'), isText: true, formula: 'uncomputed' },
  { name: 'SheetJS with semicolons', write: textBySheetJs('csv', { FS: ';' }), isText: true, formula: 'uncomputed' },
  {
    name: 'SheetJS in quotes',
    write: textBySheetJs('csv', { forceQuotes: true }),
    isText: true,
    formula: 'uncomputed',
  },
  {
    name: 'SheetJS with old line ends',
    write: textBySheetJs('csv', { RS: '\r' }),
    isText: true,
    formula: 'uncomputed',
  },
  { name: 'SheetJS as text with tabs', write: textBySheetJs('txt'), isText: true, formula: 'uncomputed' },
  {
    name: 'SheetJS with blank lines',
    write: textBySheetJs('csv', { RS: '\r\n\r\n' }),
    isText: true,
    formula: 'uncomputed',
  },
];

/** The names of writers whose files are kept. */
export const keptNames = (): string[] => [
  ...new Set(readdirSync(kept).map((file) => file.slice(0, file.lastIndexOf('-')))),
];
