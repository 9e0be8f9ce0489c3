import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import { describe, expect, it } from 'vitest';
import { isBillHeading, mostRows, readSheetBills } from '../../features/carrier-bills/intake/read-sheet-bills.ts';
import { savedItemColumns } from '../../features/commodities/saved-item-file.ts';
import { columnRules } from '../../features/loads/import/column-rules.ts';
import { isLoadHeading, matchHeadings } from '../../features/loads/import/match-headings.ts';
import { readDrafts } from '../../features/loads/import/read-drafts.ts';
import { locationColumns } from '../../features/places/location-file.ts';
import { fuelTables } from '../../features/quotes/tables/fuel-tables.ts';
import { rowsOfSheet } from '../../platform/csv-tables/read-rows.ts';
import { listRows } from '../../platform/files/read-list-file.ts';
import { withHeadings } from '../../platform/files/sheet/read-sheet-file.ts';
import { readRows } from '../../platform/files/sheet/read-rows.ts';
import { keptNames, type Table, writers } from './write-tables.ts';

/** What the table of loads says, but for the weight, which is a formula, and a day without a format. */
const saidOfLoad = {
  load_key: 'A-1',
  mode: 'ltl',
  pickup_date: '2026-12-15',
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

it('has files of every program that is kept', () => {
  expect(keptNames().filter((name) => !writers.some((writer) => writer.name === name))).toEqual([]);
});

describe.each(writers)('files written by $name', ({ name, write, isText = false, hides = false, formula }) => {
  const sheetOf = async (table: Table) => readRows(Buffer.from(await write(table)), Infinity);
  const line = hides ? 3 : name === 'SheetJS with blank lines' ? 3 : 2;

  it('are read from the sheet that is shown, without its hidden rows', async () => {
    const expected = { name: isText ? null : 'Datos', hiddenRows: hides ? [2] : [] };
    expect(await sheetOf('loads')).toMatchObject(expected);
  });

  it('say loads', async () => {
    const sheet = withHeadings(await sheetOf('loads'), { ...importLimits, isHeading: isLoadHeading });
    const { columns } = matchHeadings(sheet.headings.cells);
    const [load] = readDrafts(columnRules, columns, sheet, 'es');
    expect(load?.rows[0]?.faults).toEqual([
      ...(isText ? [{ row: line, column: 'deliver_by', code: 'lists.import_not_a_day' }] : []),
      ...(formula === 'uncomputed' ? [{ row: line, column: 'weight', code: 'lists.import_formula_uncomputed' }] : []),
    ]);
    expect(load?.rows[0]?.values).toEqual({
      ...saidOfLoad,
      ...(!isText && { deliver_by: '2026-12-18' }),
      ...(formula === 'result' && { weight: 1300 }),
    });
  });

  it('say line items', async () => {
    const { rows } = listRows(await sheetOf('items'), savedItemColumns, { needed: 'commodity', language: 'es' });
    expect(rows).toMatchObject([{ line, name: 'Discos de freno, 14"', faults: [] }]);
    expect(rows[0]?.values).toMatchObject({ freight_class: '85', width: 40.25, weight: 1240.5, stackable: true });
    expect(rows[0]?.values).toMatchObject({ hs_code: '8708.30' });
  });

  it('say locations, names and streets that look like formulas among them', async () => {
    const { rows } = listRows(await sheetOf('locations'), locationColumns, { needed: 'name', language: 'es' });
    // In a text that apostrophe is what keeps a cell from being a formula.
    expect(rows).toMatchObject([{ line, name: isText ? '-Dash & Sons' : "'-Dash & Sons", faults: [] }]);
    expect(rows[0]?.values).toMatchObject({ address: '=5 Main St', zip_code: '02134', residential: false });
  });

  it('say bills', async () => {
    const sheet = withHeadings(await sheetOf('bills'), { ...mostRows, isHeading: isBillHeading });
    const { bills } = readSheetBills(sheet, 'es');
    expect(bills).toMatchObject([{ line, faults: [] }]);
    expect(bills[0]?.draft).toMatchObject({ number: '100', billed_on: '2026-11-20', pro_number: '0482917357' });
    expect(bills[0]?.draft?.lines.map(({ amount }) => amount)).toEqual([1234.5, -12.25]);
  });

  it('say rates', async () => {
    const table = fuelTables.find((one) => one.name === 'fuel-prices');
    const read = table?.readFile(rowsOfSheet(await sheetOf('rates')));
    expect(read).toMatchObject({ faults: [], rows: [{ line }] });
    // A text of a table of rates has its days as 2026-11-23, whoever wrote it.
    expect(table?.readRows(read?.rows ?? [])).toMatchObject(
      isText
        ? { faults: [{ line, column: 'Week', message: { en: expect.stringContaining('write it as 2026-12-31') } }] }
        : { faults: [], rows: [{ texts: { week: '2026-11-23', dollars_per_gallon: '3.512' } }] },
    );
  });
});
