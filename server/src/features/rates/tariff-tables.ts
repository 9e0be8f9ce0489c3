import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { type Sheet, sheetsOf, tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import type { SheetRows } from '@portal/contract/rates/rate-table.ts';
import type { CellTexts, CsvTable } from '../../platform/csv-tables/csv-table.ts';
import type { Database } from '../../platform/database/database.ts';
import { drayageTables } from '../drayage/tables/drayage-tables.ts';
import { ltlTables } from '../quotes/tables/ltl-tables.ts';
import { parcelTables } from '../quotes/tables/parcel-tables.ts';
import { truckTariffTables } from '../quotes/tables/truck-tables.ts';

/** A tariff by its carrier and the values of its series; its versions have the same name. */
export type TariffName = { kind: TariffKind; scac: string; series: readonly string[] };

/** Rows of cells by the name of their sheet. */
export type Sheets = Record<string, string[][]>;

const tables = new Map<string, CsvTable>(
  [...ltlTables, ...parcelTables, ...truckTariffTables, ...drayageTables].map((table) => [table.name, table]),
);

/** The table behind a sheet. */
export const tableOfSheet = ({ name }: Pick<Sheet, 'name'>): CsvTable => {
  const table = tables.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};

/** What the rows of a version are known by. */
export const keyTexts = ({ kind, scac, series }: TariffName, effective_from: string): CellTexts => ({
  scac,
  effective_from,
  ...Object.fromEntries(tariffSheets[kind].series.map(({ field }, i) => [field, series[i] ?? ''])),
});

export const textsOf = ({ columns }: Sheet, cells: readonly string[]): CellTexts =>
  Object.fromEntries(columns.map(({ field }, i) => [field, cells[i] ?? '']));

export const cellsOf = ({ columns }: Sheet, texts: CellTexts): string[] =>
  columns.map(({ field }) => texts[field] ?? '');

const seriesOf = (kind: TariffKind, texts: CellTexts): string[] =>
  tariffSheets[kind].series.map(({ field }) => texts[field] ?? '');

/** Whether a row is of this tariff, whatever its version. */
export const isOfTariff = ({ kind, scac, series }: TariffName, texts: CellTexts): boolean =>
  texts['scac'] === scac && seriesOf(kind, texts).join('|') === series.join('|');

/** The terms of all versions of all tariffs of a kind, or of one carrier's. */
export const readTerms = async (db: Database, kind: TariffKind, scac?: string) => {
  const found = await tableOfSheet(tariffSheets[kind].terms).readTexts(db, scac === undefined ? undefined : [scac]);
  return found.map((texts) => ({ texts, scac: texts['scac'] ?? '', series: seriesOf(kind, texts) }));
};

/** The sheets of one version; undefined where there is no such version. */
export const readVersion = async (db: Database, name: TariffName, day: string): Promise<Sheets | undefined> => {
  const sheets: Sheets = {};
  for (const sheet of sheetsOf(name.kind)) {
    const all = await tableOfSheet(sheet).readTexts(db, [name.scac]);
    const own = all.filter((texts) => texts['effective_from'] === day && isOfTariff(name, texts));
    if (sheet === tariffSheets[name.kind].terms && own.length === 0) return undefined;
    sheets[sheet.name] = own.map((texts) => cellsOf(sheet, texts));
  }
  return sheets;
};

/** Sheets in the order of their kind, as calls answer them. */
export const presentSheets = (kind: TariffKind, sheets: Sheets): SheetRows[] =>
  sheetsOf(kind).map(({ name }) => ({ name, rows: sheets[name] ?? [] }));
