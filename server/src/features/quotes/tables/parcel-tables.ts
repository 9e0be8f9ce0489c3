import { csvTable } from '../../../platform/csv-tables/csv-table.ts';
import type { Database } from '../../../platform/database/database.ts';
import { carrierIds, carriersUnknown } from '../../carriers/known-carriers.ts';
import { fuelTablesUnknown } from './fuel-tables.ts';
import { classKeyOf } from './ltl-tables.queries.ts';
import {
  deleteParcelRate,
  deleteParcelTariff,
  findParcelIds,
  findParcelPriceRows,
  findParcelRateRows,
  findParcelTariffRows,
  insertParcelTariff,
  saveParcelRate,
  setParcelPrices,
  updateParcelTariff,
} from './parcel-tables.queries.ts';
import {
  endsBeforeStart,
  tariffsUnknown,
  touchedTariffs,
  withTariffIds,
} from '../../../platform/csv-tables/tariff-keys.ts';
import { ClassPriceRow, ParcelRateRow, ParcelTariffRow } from './tariff-rows.ts';

const file = 'parcel-tariffs.csv';
const tariff = ['scac', 'service_class', 'effective_from'] as const;

const tariffsTable = csvTable({
  name: 'parcel-tariffs',
  subject: 'tariffs',
  row: ParcelTariffRow,
  key: tariff,
  removesWithin: ['scac'],
  read: findParcelTariffRows,
  check: async (db, rows) => [
    ...(await carriersUnknown(db, rows)),
    ...(await fuelTablesUnknown(db, rows)),
    ...endsBeforeStart(rows),
  ],
  write: async (db, { added, changed, removed }) => {
    const ids = await findParcelIds(db);
    for (const { row, tariff_id } of withTariffIds(changed, classKeyOf, ids))
      await updateParcelTariff(db, tariff_id, row);
    for (const { tariff_id } of withTariffIds(removed, classKeyOf, ids)) await deleteParcelTariff(db, tariff_id);
    const carrierId = await carrierIds(db);
    for (const row of added) await insertParcelTariff(db, carrierId(row.scac), row);
  },
});

const unknown = async <Row extends Parameters<typeof classKeyOf>[0]>(db: Database, rows: readonly Row[]) =>
  tariffsUnknown(rows, classKeyOf, { ids: await findParcelIds(db), file });

const ratesTable = csvTable({
  name: 'parcel-rates',
  subject: 'tariffs',
  row: ParcelRateRow,
  key: [...tariff, 'zone'],
  removesWithin: tariff,
  read: findParcelRateRows,
  check: unknown,
  write: async (db, { added, changed, removed }) => {
    const ids = await findParcelIds(db);
    for (const { row, tariff_id } of withTariffIds(removed, classKeyOf, ids))
      await deleteParcelRate(db, tariff_id, row);
    for (const { row, tariff_id } of withTariffIds([...added, ...changed], classKeyOf, ids))
      await saveParcelRate(db, tariff_id, row);
  },
});

const pricesTable = csvTable({
  name: 'parcel-accessorials',
  subject: 'accessorials',
  row: ClassPriceRow,
  key: [...tariff, 'code'],
  removesWithin: tariff,
  read: findParcelPriceRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, classKeyOf, await findParcelIds(db));
    for (const { id, rows } of touched) await setParcelPrices(db, id, rows);
  },
});

/** What parcel carriers charge: terms, rates by zone and accessorials. */
export const parcelTables = [tariffsTable, ratesTable, pricesTable];
