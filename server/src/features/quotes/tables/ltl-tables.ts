import { csvTable } from '../../../platform/csv-tables/csv-table.ts';
import type { Database } from '../../../platform/database/database.ts';
import { carrierIds, carriersUnknown } from '../../carriers/known-carriers.ts';
import {
  classKeyOf,
  deleteLtlRates,
  deleteLtlTariff,
  findLtlIds,
  findLtlPriceRows,
  findLtlRateRows,
  findLtlTariffRows,
  insertLtlTariffs,
  saveLtlRates,
  setLtlPrices,
  updateLtlTariff,
} from './ltl-tables.queries.ts';
import {
  endsBeforeStart,
  tariffsUnknown,
  touchedTariffs,
  withTariffIds,
} from '../../../platform/csv-tables/tariff-keys.ts';
import { ClassPriceRow, LtlRateRow, LtlTariffRow } from './tariff-rows.ts';

const file = 'ltl-tariffs.csv';
const tariff = ['scac', 'service_class', 'effective_from'] as const;

const tariffsTable = csvTable({
  name: 'ltl-tariffs',
  subject: 'tariffs',
  row: LtlTariffRow,
  key: tariff,
  removesWithin: ['scac'],
  read: findLtlTariffRows,
  check: async (db, rows) => [...(await carriersUnknown(db, rows)), ...endsBeforeStart(rows)],
  write: async (db, { added, changed, removed }) => {
    const ids = await findLtlIds(db);
    for (const { row, tariff_id } of withTariffIds(changed, classKeyOf, ids)) await updateLtlTariff(db, tariff_id, row);
    for (const { tariff_id } of withTariffIds(removed, classKeyOf, ids)) await deleteLtlTariff(db, tariff_id);
    const carrierId = await carrierIds(db);
    await insertLtlTariffs(
      db,
      added.map((row) => ({ row, carrier_id: carrierId(row.scac) })),
    );
  },
});

const unknown = async <Row extends Parameters<typeof classKeyOf>[0]>(db: Database, rows: readonly Row[]) =>
  tariffsUnknown(rows, classKeyOf, { ids: await findLtlIds(db), file });

const ratesTable = csvTable({
  name: 'ltl-rates',
  subject: 'tariffs',
  row: LtlRateRow,
  key: [...tariff, 'from_miles', 'freight_class'],
  removesWithin: tariff,
  read: findLtlRateRows,
  check: unknown,
  write: async (db, { added, changed, removed }) => {
    const ids = await findLtlIds(db);
    await deleteLtlRates(db, withTariffIds(removed, classKeyOf, ids));
    await saveLtlRates(db, withTariffIds([...added, ...changed], classKeyOf, ids));
  },
});

const pricesTable = csvTable({
  name: 'ltl-accessorials',
  subject: 'accessorials',
  row: ClassPriceRow,
  key: [...tariff, 'code'],
  removesWithin: tariff,
  read: findLtlPriceRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, classKeyOf, await findLtlIds(db));
    for (const { id, rows } of touched) await setLtlPrices(db, id, rows);
  },
});

/** What LTL carriers charge: terms, rates a hundredweight and accessorials. */
export const ltlTables = [tariffsTable, ratesTable, pricesTable];
