import { importLimits, requiredColumns } from '@portal/contract/loads/import/import-columns.ts';
import { type ColInfo, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { isBillHeading, mostRows, readSheetBills } from '../../features/carrier-bills/intake/read-sheet-bills.ts';
import { savedItemColumns } from '../../features/commodities/saved-item-file.ts';
import { columnRules } from '../../features/loads/import/column-rules.ts';
import { isLoadHeading, matchHeadings } from '../../features/loads/import/match-headings.ts';
import { readDrafts } from '../../features/loads/import/read-drafts.ts';
import { fuelTables } from '../../features/quotes/tables/fuel-tables.ts';
import { rowsOfSheet } from '../../platform/csv-tables/read-rows.ts';
import { listRows } from '../../platform/files/read-list-file.ts';
import { sourceOf, withHeadings, withoutNotes } from '../../platform/files/sheet/read-sheet-file.ts';
import { readRows } from '../../platform/files/sheet/read-rows.ts';
import { Problem } from '../../platform/http/errors.ts';

type Cells = (string | number | boolean | null)[][];
/** Cells merged from one to another, as "A2:A3". */
type Sheet = { name: string; cells: Cells; merged?: string[]; columns?: ColInfo[] };

const bookOf = (...sheets: Sheet[]): Buffer => {
  const book = utils.book_new();
  for (const { name, cells, merged = [], columns = [] } of sheets) {
    const sheet = utils.aoa_to_sheet(cells);
    sheet['!merges'] = merged.map((range) => utils.decode_range(range));
    sheet['!cols'] = columns;
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};

const read = (content: Buffer | string) => readRows(Buffer.from(content), 1000);

const loadsOf = async (content: Buffer) => {
  const sheet = withHeadings(await read(content), { ...importLimits, isHeading: isLoadHeading });
  return readDrafts(columnRules, matchHeadings(sheet.headings.cells).columns, sheet, 'es');
};
const itemsOf = async (content: Buffer | string) =>
  listRows(await read(content), savedItemColumns, { needed: 'commodity', language: 'en' }).rows;
const billsOf = async (content: Buffer | string) =>
  readSheetBills(withHeadings(await read(content), { ...mostRows, isHeading: isBillHeading }), 'en').bills;
const pricesOf = async (content: Buffer | string) => {
  const table = fuelTables.find(({ name }) => name === 'fuel-prices');
  if (!table) throw new Error('no table of fuel prices');
  const sheet = withoutNotes(await read(content), table.isHeading);
  return { ...table.readFile(rowsOfSheet(sheet)), source: sourceOf(sheet) };
};

const items: Cells = [
  ['Commodity', 'Class', 'Weight of one unit'],
  ['Valves', 85, 10],
];
const bill = ['SCAC', 'Invoice number', 'Invoice date', 'PRO number', 'Charge code', 'Amount', 'Weight lb'];

const usual: Record<string, string | number | null> = {
  mode: 'ltl',
  pickup_date: '2026-12-15',
  pickup_zip_code: '75207',
  delivery_zip_code: '60632',
};
/** A row of what every load says; what is left out is blank. */
const required = (said: Record<string, string | number | null>) =>
  requiredColumns.map((column) => (said[column] === undefined ? usual[column] : said[column]) ?? null);
/** The cells of rows 2 and 3 of these columns as one. */
const columnsOf = (...names: (typeof requiredColumns)[number][]) =>
  names.map((name) => utils.encode_col(requiredColumns.indexOf(name))).map((letter) => `${letter}2:${letter}3`);

describe('cells that are merged over several rows', () => {
  it('say their text in each of them, and a figure where somebody writes it', async () => {
    const cells: Cells = [
      [...requiredColumns],
      required({ load_key: 'A-1', commodity: 'Motores', weight: 1300 }),
      required({ commodity: 'Bombas', weight: null, mode: null, pickup_zip_code: null }),
      required({ load_key: 'A-2', commodity: 'Tubos', weight: 900 }),
    ];
    const loads = await loadsOf(
      bookOf({ name: 'Hoja1', cells, merged: columnsOf('load_key', 'mode', 'pickup_zip_code', 'weight') }),
    );
    const said = loads.map(({ rows }) => rows.map(({ values: { mode, commodity } }) => [mode, commodity]));
    expect(said).toEqual([
      [
        ['ltl', 'Motores'],
        ['ltl', 'Bombas'],
      ],
      [['ltl', 'Tubos']],
    ]);
    expect(loads.flatMap(({ rows }) => rows.flatMap(({ faults }) => faults))).toEqual([
      { row: 3, column: 'weight', code: 'lists.import_merged' },
    ]);
  });

  it('say once what all charges of a bill share', async () => {
    const cells: Cells = [
      bill,
      ['SAIA', 'B1', '2026-11-20', 'P1', 'BASE', 100, 1300],
      [null, null, null, null, 'FUEL', 12, null],
    ];
    const merged = ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'G2:G3'];
    const [first, ...more] = await billsOf(bookOf({ name: 'Hoja1', cells, merged }));
    expect(first).toMatchObject({ faults: [], draft: { number: 'B1', weight_lb: 1300 } });
    expect(first?.draft?.lines.map(({ amount }) => amount)).toEqual([100, 12]);
    expect(more).toEqual([]);
  });

  it('are refused in a table of rates where they hold a figure', async () => {
    const cells: Cells = [
      ['Area', 'Week', 'Dollars per gallon'],
      ['U.S.', '2026-11-23', 3.5],
      ['Midwest', '2026-11-23', null],
    ];
    expect(await pricesOf(bookOf({ name: 'Hoja1', cells, merged: ['B2:B3', 'C2:C3'] }))).toMatchObject({
      faults: [{ line: 3, column: 'Dollars per gallon', message: { en: expect.stringContaining('merged') } }],
    });
  });
});

describe('a book of several sheets', () => {
  it('is read from the first that says something', async () => {
    const found = await read(bookOf({ name: 'Hoja1', cells: [] }, { name: 'Datos', cells: items }));
    expect(found).toMatchObject({ name: 'Datos', hasSheetsBehind: false });
  });

  it('is refused by its cover, which is named', async () => {
    const cover = { name: 'Portada', cells: [['Programa de embarques'], ['Elaboró: Ana Ruiz']] };
    const book = bookOf(cover, { name: 'Datos', cells: items });
    for (const refused of [itemsOf(book), pricesOf(book)]) {
      await expect(refused).rejects.toThrow(Problem);
      await expect(refused).rejects.toMatchObject({
        items: [{ code: 'lists.import_cover', msg: { es: expect.stringContaining('«Portada»') } }],
      });
    }
  });
});

describe('what a sheet has beside its table', () => {
  const prices: Cells = [
    ['Precios de la semana'],
    [],
    [' Area * ', 'WEEK', 'Dollars per gallon'],
    ['U.S.', '2026-11-23', 3.5],
    ['Midwest', '2026-11-23', 3.4],
  ];
  const notes: Cells = [[], ['Nota: precios de la EIA'], ['Elaboró: Ana Ruiz']];

  it('is left out and named where it is a note below a table of rates or a list', async () => {
    const { rows, faults, source } = await pricesOf(bookOf({ name: 'Hoja1', cells: [...prices, ...notes] }));
    expect([rows.length, faults]).toEqual([2, []]);
    expect(source.note_rows).toEqual([7, 8]);
    expect(await itemsOf('Commodity,Class\nValves,85\n,\nNota: con montacargas,')).toHaveLength(1);
  });

  it('is a row where it follows the others, says a figure or has more behind it', async () => {
    const text = 'Commodity,Class\nValves,85\nPumps,\n,\n2026,\nMotors,\n,\nTubes,92.5';
    expect((await itemsOf(text)).map(({ name }) => name)).toEqual(['Valves', 'Pumps', '2026', 'Motors', 'Tubes']);
  });

  it('is read and named where it is a hidden column', async () => {
    const columns = [{}, { hidden: true }, {}, { hidden: true }];
    const { rows, source } = await pricesOf(bookOf({ name: 'Hoja1', cells: prices, columns }));
    expect(rows[0]?.texts).toMatchObject({ week: '2026-11-23' });
    expect(source.hidden_columns).toEqual(['B']);
  });
});

it('takes classes and amounts as programs write them into texts', async () => {
  const rows = await itemsOf('Commodity,Class\nValves,85.0\nPumps,92.50');
  expect(rows.map(({ values }) => values['freight_class'])).toEqual(['85', '92.5']);
  const lines = ['BASE,"$1,234.50"', 'FUEL,$(12.25)', 'DISC,($3.00)', 'LFTD,-$1.00'];
  const text = lines.map((line) => `SAIA,B1,2026-11-20,P1,${line},`).join('\n');
  const [first] = await billsOf(`${bill.join(',')}\n${text}`);
  expect(first?.draft?.lines.map(({ amount }) => amount)).toEqual([1234.5, -12.25, -3, -1]);
});

it('leaves out blank columns of a table of rates, and refuses one that is filled and has no heading', async () => {
  expect(await pricesOf(',Area,Week,Dollars per gallon\n,U.S.,2026-11-23,3.5')).toMatchObject({
    faults: [],
    rows: [{ texts: { region: 'U.S.' } }],
  });
  expect(await pricesOf(',Area,Week,Dollars per gallon\n1,U.S.,2026-11-23,3.5')).toMatchObject({
    faults: [{ line: 1, message: { es: 'la columna 1 no tiene encabezado' } }],
  });
});
