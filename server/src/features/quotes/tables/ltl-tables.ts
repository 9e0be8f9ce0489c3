import { TariffRuleRow } from '@portal/contract/quotes/rating/ltl-rules.ts';
import { collectsAmount } from '@portal/contract/accessorials/accessorials-of.ts';
import { csvTable, type RowFault } from '../../../platform/csv-tables/csv-table.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { carrierIds, carriersUnknown } from '../../carriers/known-carriers.ts';
import { fuelTablesUnknown } from './fuel-tables.ts';
import {
  classKeyOf,
  deleteLtlRates,
  deleteLtlTariff,
  findLtlIds,
  findLtlPriceRows,
  findLtlRateRows,
  findLtlRuleRows,
  findLtlTariffRows,
  insertLtlTariffs,
  replaceLtlRules,
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
import { LtlPriceRow, LtlRateRow, LtlRuleRow, LtlTariffRow } from './tariff-rows.ts';

const file = 'ltl-tariffs.csv';
const tariff = ['scac', 'service_class', 'effective_from'] as const;

const tariffsTable = csvTable({
  name: 'ltl-tariffs',
  subject: 'tariffs',
  row: LtlTariffRow,
  key: tariff,
  removesWithin: ['scac'],
  read: findLtlTariffRows,
  check: async (db, rows) => [
    ...(await carriersUnknown(db, rows)),
    ...(await fuelTablesUnknown(db, rows)),
    ...endsBeforeStart(rows),
  ],
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

const ruleFaults = (rows: readonly LtlRuleRow[]): RowFault<LtlRuleRow>[] =>
  rows.flatMap((row) => {
    const { scac: _scac, service_class: _class, effective_from: _from, ...rule } = row;
    const judged = TariffRuleRow.safeParse({ ...rule, tariff_id: 1 });
    const fields = judged.success ? [] : judged.error.issues.map(({ path }) => String(path[0]));
    return fields.map((field) => ({
      row,
      field,
      message: fault('does not go with the rest of a rule of {{kind}}', { kind: row.kind }),
    }));
  });

const rulesTable = csvTable({
  name: 'ltl-rules',
  subject: 'tariffs',
  row: LtlRuleRow,
  key: [...tariff, 'kind', 'threshold'],
  removesWithin: tariff,
  read: findLtlRuleRows,
  check: async (db, rows) => [...(await unknown(db, rows)), ...ruleFaults(rows)],
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, classKeyOf, await findLtlIds(db));
    for (const { id, rows } of touched) await replaceLtlRules(db, id, rows);
  },
});

const percentFaults = (rows: readonly LtlPriceRow[]): RowFault<LtlPriceRow>[] =>
  rows
    .filter(({ code, percent_of_cod }) => percent_of_cod !== null && !collectsAmount(code))
    .map((row) => ({
      row,
      field: 'percent_of_cod',
      message: fault('does not go with {{code}}, which collects no amount', { code: row.code }),
    }));

const pricesTable = csvTable({
  name: 'ltl-accessorials',
  subject: 'accessorials',
  row: LtlPriceRow,
  key: [...tariff, 'code'],
  removesWithin: tariff,
  read: findLtlPriceRows,
  check: async (db, rows) => [...(await unknown(db, rows)), ...percentFaults(rows)],
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, classKeyOf, await findLtlIds(db));
    for (const { id, rows } of touched) await setLtlPrices(db, id, rows);
  },
});

/** What LTL carriers charge: terms, rates a hundredweight, rules and accessorials. */
export const ltlTables = [tariffsTable, ratesTable, rulesTable, pricesTable];
