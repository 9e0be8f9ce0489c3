import { readdirSync, readFileSync } from 'node:fs';
import { type CellObject, utils, write as writeByShared } from '@e965/xlsx';
import { importLimits } from '@portal/contract/loads/import-columns.ts';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { mostRows, readSheetBills } from '../../features/carrier-bills/intake/read-sheet-bills.ts';
import { savedItemColumns } from '../../features/commodities/saved-item-file.ts';
import { columnRules } from '../../features/loads/import/column-rules.ts';
import { matchHeadings } from '../../features/loads/import/match-headings.ts';
import { readDrafts } from '../../features/loads/import/read-drafts.ts';
import { locationColumns } from '../../features/places/location-file.ts';
import { fuelTables } from '../../features/quotes/tables/fuel-tables.ts';
import { rowsOfSheet } from '../../platform/csv-tables/read-rows.ts';
import { readListFile } from '../../platform/files/read-list-file.ts';
import { readSheet, readSheetFile } from '../../platform/files/sheet/read-sheet-file.ts';
import tables from './foreign-tables.json' with { type: 'json' };

type Table = keyof typeof tables;
type Cell =
  | string
  | { day: string }
  | { time: string; format?: string }
  | { number: number; format?: string }
  | { formula: string; result: number }
  | { boolean: boolean };

const kept = new URL('./kept/', import.meta.url);

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
const rowsOf = (table: Table): Cell[][] => {
  const [head = [], ...rows] = tables[table] as Cell[][];
  return [head, ['hidden'], ...rows];
};

const sharedCell = (cell: Cell): CellObject => {
  if (typeof cell === 'string') return { t: 's', v: cell };
  if ('boolean' in cell) return { t: 'b', v: cell.boolean };
  if ('formula' in cell) return { t: 'n', f: cell.formula };
  const format = formatOf(cell);
  return { t: 'n', v: 'number' in cell ? cell.number : serialOf(cell), ...(format && { z: format }) };
};

const bySheetJs = (table: Table): Uint8Array => {
  const sheet = utils.aoa_to_sheet(rowsOf(table).map((row) => row.map(sharedCell)));
  sheet['!rows'] = [{}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['an older table']]), 'OLD');
  utils.book_append_sheet(book, sheet, 'Datos');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return writeByShared(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};

const byHucre = async (table: Table): Promise<Uint8Array> => {
  const rows = rowsOf(table);
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

type Writer = { name: string; write: (table: Table) => Promise<Uint8Array> | Uint8Array };

const programs = [...new Set(readdirSync(kept).map((file) => file.split('-')[0] ?? ''))];
const writers: readonly Writer[] = [
  ...programs.map((name) => ({ name, write: (table: Table) => readFileSync(new URL(`${name}-${table}.xlsx`, kept)) })),
  { name: 'SheetJS', write: bySheetJs },
  { name: 'hucre', write: byHucre },
];

/** What the table of loads says, but for the weight, which is a formula. */
const saidOfLoad = {
  load_key: 'A-1',
  mode: 'ltl',
  pickup_date: '2026-12-15',
  deliver_by: '2026-12-18',
  pickup_zip_code: '02134',
  delivery_zip_code: '60632-1234',
  pickup_open_time: '08:00',
  pickup_close_time: '17:30',
  commodity: 'Piezas de máquina: 48" & más',
  handling_unit: 'PAT',
  handling_unit_count: 2,
  length: 48.5,
  freight_class: '77.5',
  stackable: true,
  po_number: '007',
};

describe.each(writers)('books written by $name', ({ name, write }) => {
  const fileOf = async (table: Table) => new File([new Uint8Array(await write(table))], `${table}.xlsx`);
  // Gnumeric writes neither that a sheet is hidden nor that a row is: its books have neither.
  const line = name === 'gnumeric' ? 2 : 3;
  // The others write formulas, and leave it to whoever opens the book to compute them.
  const computes = name === 'libreoffice' || name === 'gnumeric';

  it('are read from the sheet that is shown, without its hidden rows', async () => {
    expect(await readSheet(await fileOf('loads'))).toMatchObject({ name: 'Datos', hiddenRows: line === 3 ? [2] : [] });
  });

  it('say loads', async () => {
    const sheet = await readSheetFile(await fileOf('loads'), importLimits);
    const { columns } = matchHeadings(sheet.headings.cells);
    const [load] = readDrafts(columnRules, columns, sheet, 'es');
    expect(load?.rows[0]?.faults).toEqual(
      computes ? [] : [{ row: line, column: 'weight', code: 'lists.import_formula_uncomputed' }],
    );
    expect(load?.rows[0]?.values).toEqual({ ...saidOfLoad, ...(computes && { weight: 1300 }) });
  });

  it('say line items', async () => {
    const { rows } = await readListFile(await fileOf('items'), savedItemColumns, {
      needed: 'commodity',
      language: 'es',
    });
    expect(rows).toMatchObject([{ line, name: 'Discos de freno, 14"', faults: [] }]);
    expect(rows[0]?.values).toMatchObject({ freight_class: '85', width: 40.25, weight: 1240.5, stackable: true });
    expect(rows[0]?.values).toMatchObject({ hs_code: '8708.30' });
  });

  it('say locations, names and streets that look like formulas among them', async () => {
    const { rows } = await readListFile(await fileOf('locations'), locationColumns, { needed: 'name', language: 'es' });
    expect(rows).toMatchObject([{ line, name: "'-Dash & Sons", faults: [] }]);
    expect(rows[0]?.values).toMatchObject({ address: '=5 Main St', zip_code: '02134', residential: false });
  });

  it('say bills', async () => {
    const { bills } = readSheetBills(await readSheetFile(await fileOf('bills'), mostRows), 'es');
    expect(bills).toMatchObject([{ line, faults: [] }]);
    expect(bills[0]?.draft).toMatchObject({ number: '100', billed_on: '2026-11-20', pro_number: '0482917357' });
    expect(bills[0]?.draft?.lines.map(({ amount }) => amount)).toEqual([1234.5, -12.25]);
  });

  it('say rates', async () => {
    const table = fuelTables.find((one) => one.name === 'fuel-prices');
    const read = table?.readFile(rowsOfSheet(await readSheet(await fileOf('rates'))));
    expect(read).toMatchObject({ faults: [], rows: [{ line, texts: { week: '2026-11-23' } }] });
    expect(table?.readRows(read?.rows ?? [])).toMatchObject({
      faults: [],
      rows: [{ texts: { dollars_per_gallon: '3.512' } }],
    });
  });
});
