import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { sql } from 'kysely';
import { ofCarriers } from '../../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type ClassKey,
  type LtlPriceRow,
  type LtlRateRow,
  type LtlRuleRow,
  type LtlTariffRow,
  pricesOf,
} from './tariff-rows.ts';

export const classKeyOf = ({ scac, service_class, effective_from }: ClassKey): string =>
  `${scac} ${service_class} ${effective_from}`;

const ltlTariffs = (db: Database, carriers?: readonly string[]) =>
  db
    .selectFrom('tariffs as tariff')
    .innerJoin('carriers', 'carriers.id', 'tariff.carrier_id')
    .where(ofCarriers(carriers))
    .where('tariff.mode', '=', 'ltl')
    .select(['carriers.scac', 'tariff.service_class', 'tariff.effective_from'])
    .orderBy('carriers.scac')
    .orderBy('tariff.service_class')
    .orderBy('tariff.effective_from');

export const findLtlTariffRows = (db: Database, carriers?: readonly string[]): Promise<LtlTariffRow[]> =>
  ltlTariffs(db, carriers)
    .select(['tariff.effective_to', 'tariff.name', 'tariff.discount_percent', 'tariff.minimum_charge'])
    .select(['tariff.fuel_percent', 'tariff.fak', 'tariff.transit_factor', 'tariff.valid_business_days'])
    .select(['tariff.fuel_table', 'tariff.non_stackable_height_in'])
    .execute();

export const findLtlRuleRows = (db: Database, carriers?: readonly string[]): Promise<LtlRuleRow[]> =>
  ltlTariffs(db, carriers)
    .innerJoin('tariff_rules as rule', 'rule.tariff_id', 'tariff.id')
    .select([
      'rule.kind',
      'rule.threshold',
      'rule.below_density',
      'rule.rated_pounds',
      'rule.rated_class',
      'rule.price',
      'rule.per',
      'rule.not_with',
    ])
    .orderBy('rule.kind')
    .orderBy('rule.threshold')
    .execute();

/** Puts a tariff's rules in place of those it had. */
export const replaceLtlRules = async (db: Database, id: number, rows: readonly LtlRuleRow[]): Promise<void> => {
  await db.deleteFrom('tariff_rules').where('tariff_id', '=', id).execute();
  for (const { scac: _scac, service_class: _class, effective_from: _from, ...rule } of rows)
    await db
      .insertInto('tariff_rules')
      .values({ ...rule, tariff_id: id })
      .execute();
};

/** The ids of the LTL tariffs by `classKeyOf`. */
export const findLtlIds = async (db: Database): Promise<Map<string, number>> => {
  const rows = await ltlTariffs(db).select('tariff.id').execute();
  return new Map(rows.map((row) => [classKeyOf(row), row.id]));
};

export const findLtlRateRows = (db: Database, carriers?: readonly string[]): Promise<LtlRateRow[]> =>
  ltlTariffs(db, carriers)
    .innerJoin('tariff_rates as rate', 'rate.tariff_id', 'tariff.id')
    .select(['rate.from_miles', 'rate.freight_class', 'rate.l5c', 'rate.m5c', 'rate.m1m', 'rate.m2m', 'rate.m5m'])
    .select(['rate.m10m', 'rate.m20m'])
    .orderBy('rate.from_miles')
    .orderBy('rate.l5c')
    .$narrowType<{ freight_class: LtlRateRow['freight_class'] }>()
    .execute();

export const findLtlPriceRows = async (db: Database, carriers?: readonly string[]): Promise<LtlPriceRow[]> => {
  const rows = await ltlTariffs(db, carriers).select(['tariff.accessorial_prices', 'tariff.percents_of_cod']).execute();
  return rows.flatMap(({ accessorial_prices, percents_of_cod: percents, ...key }) => {
    const prices: Partial<Record<AccessorialCode, number>> = accessorial_prices;
    return keysOf(prices).map((code) => ({
      ...key,
      code,
      price: prices[code] ?? 0,
      percent_of_cod: percents[code] ?? null,
    }));
  });
};

export const insertLtlTariffs = async (
  db: Database,
  rows: readonly { row: LtlTariffRow; carrier_id: number }[],
): Promise<void> => {
  for (const { row, carrier_id } of rows) {
    const { scac: _scac, ...columns } = row;
    await db
      .insertInto('tariffs')
      .values({ ...columns, mode: 'ltl', carrier_id })
      .execute();
  }
};

export const updateLtlTariff = async (db: Database, id: number, row: LtlTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db.updateTable('tariffs').set(columns).where('id', '=', id).execute();
};

export const deleteLtlTariff = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('tariffs').where('id', '=', id).execute();
};

type TariffRate = { row: LtlRateRow; tariff_id: number };

/** Rows written at once: enough that the way to the database does not count, few enough for one statement. */
const batch = 5_000;

const inBatches = async (rows: readonly TariffRate[], write: (part: readonly TariffRate[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += batch) await write(rows.slice(from, from + batch));
};

/** The keys of rates as arrays, a column each, which a statement reads as a table. */
const keyColumns = (rows: readonly TariffRate[]) => sql`
  ${rows.map(({ tariff_id }) => tariff_id)}::integer[],
  ${rows.map(({ row }) => row.from_miles)}::integer[],
  ${rows.map(({ row }) => row.freight_class)}::text[]`;

const breakColumns = sql.join(weightBreakNames.map((name) => sql.ref(name)));

/** Adds rates, or brings those that are there to what the rows say. */
export const saveLtlRates = (db: Database, rates: readonly TariffRate[]): Promise<void> =>
  inBatches(rates, (rows) => {
    const breaks = weightBreakNames.map((name) => sql`${rows.map(({ row }) => row[name])}::numeric[]`);
    const replaced = weightBreakNames.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
    return sql`
      insert into tariff_rates (tariff_id, from_miles, freight_class, ${breakColumns})
      select * from unnest(${keyColumns(rows)}, ${sql.join(breaks)})
      on conflict (tariff_id, from_miles, freight_class) do update set ${sql.join(replaced)}`.execute(db);
  });

export const deleteLtlRates = (db: Database, rates: readonly TariffRate[]): Promise<void> =>
  inBatches(rates, (rows) =>
    sql`
      delete from tariff_rates using unnest(${keyColumns(rows)}) as gone (tariff_id, from_miles, freight_class)
      where tariff_rates.tariff_id = gone.tariff_id and tariff_rates.from_miles = gone.from_miles
        and tariff_rates.freight_class = gone.freight_class`.execute(db),
  );

export const setLtlPrices = async (db: Database, id: number, rows: readonly LtlPriceRow[]): Promise<void> => {
  const percents = rows.flatMap(({ code, percent_of_cod }) =>
    percent_of_cod === null ? [] : [[code, percent_of_cod]],
  );
  await db
    .updateTable('tariffs')
    .set({ accessorial_prices: pricesOf(rows), percents_of_cod: JSON.stringify(Object.fromEntries(percents)) })
    .where('id', '=', id)
    .execute();
};
