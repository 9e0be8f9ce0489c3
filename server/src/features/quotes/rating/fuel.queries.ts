import {
  type FuelBandRow,
  type FuelInForce,
  type FuelPriceRow,
  fuelSurcharge,
  type FuelTableRow,
} from '@portal/contract/quotes/rating/fuel-table.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type TableInForce = Omit<FuelInForce, 'surcharge'> & {
  code: string;
  bands: Pick<FuelBandRow, 'from_price' | 'surcharge'>[];
};

/**
 * What each fuel table says for a pickup day, by the last price and the last bands that count by then; a table whose area
 * has no price yet is not in it. A pickup of a week to come goes by the last week known.
 */
export const findFuelInForce = async (db: Database, day: string): Promise<Map<string, FuelInForce>> => {
  const { rows } = await sql<TableInForce>`
    select fuel_tables.code, basis, price.week, price.dollars_per_gallon, coalesce(bands.bands, '[]') as bands
    from fuel_tables
    cross join lateral (
      select week, dollars_per_gallon from fuel_prices
      where region = fuel_tables.region and week + fuel_tables.effective_after_days <= ${day}::date
      order by week desc limit 1
    ) price
    left join lateral (
      select jsonb_agg(jsonb_build_object('from_price', from_price, 'surcharge', surcharge)) as bands
      from fuel_table_bands
      where fuel_table = fuel_tables.code and effective_from = (
        select max(effective_from) from fuel_table_bands
        where fuel_table = fuel_tables.code and effective_from <= ${day}::date
      )
    ) bands on true`.execute(db);
  return new Map(
    rows.map(({ code, basis, week, dollars_per_gallon, bands }) => [
      code,
      { basis, week, dollars_per_gallon, surcharge: fuelSurcharge(bands, dollars_per_gallon) },
    ]),
  );
};

/** Writes prices of diesel; a week that is there gets the new price. */
export const insertFuelPrices = async (db: Database, prices: readonly FuelPriceRow[]): Promise<void> => {
  if (prices.length === 0) return;
  await db
    .insertInto('fuel_prices')
    .values([...prices])
    .onConflict((conflict) =>
      conflict.columns(['region', 'week']).doUpdateSet({ dollars_per_gallon: sql`excluded.dollars_per_gallon` }),
    )
    .execute();
};

/** Writes a fuel table with all its bands, which count for every day and take the place of those it had. */
export const replaceFuelTable = async (
  db: Database,
  table: FuelTableRow,
  bands: readonly Pick<FuelBandRow, 'from_price' | 'surcharge'>[],
): Promise<void> => {
  await db
    .insertInto('fuel_tables')
    .values(table)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        name: table.name,
        basis: table.basis,
        region: table.region,
        effective_after_days: table.effective_after_days,
      }),
    )
    .execute();
  await db.deleteFrom('fuel_table_bands').where('fuel_table', '=', table.code).execute();
  if (bands.length === 0) return;
  await db
    .insertInto('fuel_table_bands')
    .values(bands.map((band) => ({ ...band, fuel_table: table.code })))
    .execute();
};
