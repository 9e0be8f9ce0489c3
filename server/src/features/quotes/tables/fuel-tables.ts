import { csvTable, type RowFault } from '../../../platform/csv-tables/csv-table.ts';
import { findUnknownNames } from '../../../platform/csv-tables/find-unknown-names.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertFuelPrices } from '../rating/fuel.queries.ts';
import { DieselPriceRow, FuelBandFileRow, FuelTableFileRow } from './fuel-rows.ts';
import {
  deleteFuelBand,
  findDieselPrices,
  findFuelBandRows,
  findFuelTableRows,
  saveFuelBand,
  saveFuelTable,
} from './fuel-tables.queries.ts';

/** The rows that name a fuel table which is not there. */
export const fuelTablesUnknown = async <Row extends { fuel_table: string | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<RowFault<Row>[]> =>
  findUnknownNames(rows, ({ fuel_table }) => fuel_table, {
    field: 'fuel_table',
    what: 'fuel table',
    file: 'fuel-tables.csv',
    known: new Set((await findFuelTableRows(db)).map(({ code }) => code)),
  });

const pricesTable = csvTable({
  name: 'fuel-prices',
  subject: 'fuel',
  row: DieselPriceRow,
  key: ['region', 'week'],
  read: findDieselPrices,
  write: (db, { added, changed }) => insertFuelPrices(db, [...added, ...changed]),
});

const tablesTable = csvTable({
  name: 'fuel-tables',
  subject: 'fuel',
  row: FuelTableFileRow,
  key: ['code'],
  read: findFuelTableRows,
  write: async (db, { added, changed }) => {
    for (const row of [...added, ...changed]) await saveFuelTable(db, row);
  },
});

const bandsTable = csvTable({
  name: 'fuel-bands',
  subject: 'fuel',
  row: FuelBandFileRow,
  key: ['fuel_table', 'effective_from', 'from_price'],
  removesWithin: ['fuel_table'],
  read: findFuelBandRows,
  check: fuelTablesUnknown,
  write: async (db, { added, changed, removed }) => {
    for (const row of removed) await deleteFuelBand(db, row);
    for (const row of [...added, ...changed]) await saveFuelBand(db, row);
  },
});

/** Weekly prices of diesel, and the surcharges that follow from them. Neither prices nor tables are ever removed. */
export const fuelTables = [pricesTable, tablesTable, bandsTable];
