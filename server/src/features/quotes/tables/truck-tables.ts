import { csvTable, type RowFault } from '../../../platform/csv-tables/csv-table.ts';
import { fault, type FaultWords } from '../../../platform/csv-tables/fault-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { carrierIds, carriersUnknown } from '../../carriers/known-carriers.ts';
import { findAllTruckTypes } from '../../equipment/equipment.queries.ts';
import {
  endsBeforeStart,
  tariffsUnknown,
  touchedTariffs,
  withTariffIds,
} from '../../../platform/csv-tables/tariff-keys.ts';
import { fuelTablesUnknown } from './fuel-tables.ts';
import { TruckBandRow, TruckLaneRow, TruckPriceRow, TruckTariffRow } from './tariff-rows.ts';
import {
  deleteTruckTariff,
  findTruckBandRows,
  findTruckLaneRows,
  findTruckPriceRows,
  findTruckTariffIds,
  findTruckTariffRows,
  insertTruckTariff,
  replaceTruckBands,
  replaceTruckLanes,
  setTruckPrices,
  truckKeyOf,
  updateTruckTariff,
} from './truck-tables.queries.ts';

const file = 'truck-tariffs.csv';
const tariff = ['scac', 'mode', 'name', 'effective_from'] as const;

const given = (...values: unknown[]): number => values.filter((value) => value !== null).length;

/** What of a tariff excludes or needs each other. */
const faultsOfTerms = (row: TruckTariffRow): RowFault<TruckTariffRow>[] => {
  const faults: RowFault<TruckTariffRow>[] = [];
  const add = (field: string, words: FaultWords) => faults.push({ row, field, message: fault(words) });
  if (given(row.fuel_per_mile, row.fuel_percent) !== 1) add('fuel_per_mile', 'fuel is either per mile or a percent');
  if (given(row.partial_minimum_percent, row.partial_surcharge_percent) === 1)
    add('partial_minimum_percent', 'part of a truck needs its least percent and its surcharge, or neither');
  if (given(row.valid_hours, row.valid_business_days) !== 1)
    add('valid_hours', 'a price holds either so many hours or so many business days');
  return faults;
};

const trucksUnknown = async (db: Database, rows: readonly TruckTariffRow[]): Promise<RowFault<TruckTariffRow>[]> => {
  const known = new Set((await findAllTruckTypes(db)).map(({ code }) => code));
  return rows.flatMap((row) =>
    row.truck_types
      .filter((code) => !known.has(code))
      .map((code) => ({
        row,
        field: 'truck_types',
        message: fault('there is no truck {{code}}: add it to trucks.csv first', { code }),
      })),
  );
};

const tariffsTable = csvTable({
  name: 'truck-tariffs',
  subject: 'tariffs',
  row: TruckTariffRow,
  key: tariff,
  removesWithin: ['scac'],
  read: findTruckTariffRows,
  check: async (db, rows) => [
    ...(await carriersUnknown(db, rows)),
    ...(await trucksUnknown(db, rows)),
    ...(await fuelTablesUnknown(db, rows)),
    ...endsBeforeStart(rows),
    ...rows.flatMap(faultsOfTerms),
  ],
  write: async (db, { added, changed, removed }) => {
    const ids = await findTruckTariffIds(db);
    for (const { row, tariff_id } of withTariffIds(changed, truckKeyOf, ids))
      await updateTruckTariff(db, tariff_id, row);
    for (const { tariff_id } of withTariffIds(removed, truckKeyOf, ids)) await deleteTruckTariff(db, tariff_id);
    const carrierId = await carrierIds(db);
    for (const row of added) await insertTruckTariff(db, carrierId(row.scac), row);
  },
});

const unknown = async <Row extends Parameters<typeof truckKeyOf>[0]>(db: Database, rows: readonly Row[]) =>
  tariffsUnknown(rows, truckKeyOf, { ids: await findTruckTariffIds(db), file });

const bandsTable = csvTable({
  name: 'truck-rates',
  subject: 'tariffs',
  row: TruckBandRow,
  key: [...tariff, 'from_miles'],
  removesWithin: tariff,
  read: findTruckBandRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, truckKeyOf, await findTruckTariffIds(db));
    for (const { id, rows } of touched) await replaceTruckBands(db, id, rows);
  },
});

const lanesTable = csvTable({
  name: 'truck-lanes',
  subject: 'tariffs',
  row: TruckLaneRow,
  key: [...tariff, 'origin', 'destination'],
  removesWithin: tariff,
  read: findTruckLaneRows,
  check: async (db, rows) => [
    ...(await unknown(db, rows)),
    ...rows
      .filter(({ flat, per_mile }) => given(flat, per_mile) !== 1)
      .map((row) => ({ row, field: 'flat', message: fault('a lane has either a flat price or one per mile') })),
  ],
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, truckKeyOf, await findTruckTariffIds(db));
    for (const { id, rows } of touched) await replaceTruckLanes(db, id, rows);
  },
});

const pricesTable = csvTable({
  name: 'truck-accessorials',
  subject: 'accessorials',
  row: TruckPriceRow,
  key: [...tariff, 'code', 'per'],
  removesWithin: tariff,
  read: findTruckPriceRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, truckKeyOf, await findTruckTariffIds(db));
    for (const { id, rows } of touched) await setTruckPrices(db, id, rows);
  },
});

/** What truck carriers charge: terms, prices a mile, lanes and accessorials. */
export const truckTariffTables = [tariffsTable, bandsTable, lanesTable, pricesTable];
