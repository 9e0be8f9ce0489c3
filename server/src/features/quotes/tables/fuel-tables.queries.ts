import type { Database } from '../../../platform/database/database.ts';
import type { DieselPriceRow, FuelBandFileRow, FuelTableFileRow } from './fuel-rows.ts';

export const findDieselPrices = (db: Database): Promise<DieselPriceRow[]> =>
  db.selectFrom('fuel_prices').selectAll().orderBy('region').orderBy('week').execute();

export const findFuelTableRows = (db: Database): Promise<FuelTableFileRow[]> =>
  db.selectFrom('fuel_tables').selectAll().orderBy('code').execute();

export const findFuelBandRows = (db: Database): Promise<FuelBandFileRow[]> =>
  db
    .selectFrom('fuel_table_bands')
    .selectAll()
    .orderBy('fuel_table')
    .orderBy('effective_from')
    .orderBy('from_price')
    .execute();

/** Adds a fuel table, or brings the one that is there to what the row says; its bands stay. */
export const saveFuelTable = async (db: Database, { code, ...columns }: FuelTableFileRow): Promise<void> => {
  await db
    .insertInto('fuel_tables')
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
    .execute();
};

export const saveFuelBand = async (db: Database, { surcharge, ...key }: FuelBandFileRow): Promise<void> => {
  await db
    .insertInto('fuel_table_bands')
    .values({ ...key, surcharge })
    .onConflict((conflict) =>
      conflict.columns(['fuel_table', 'effective_from', 'from_price']).doUpdateSet({ surcharge }),
    )
    .execute();
};

export const deleteFuelBand = async (db: Database, row: FuelBandFileRow): Promise<void> => {
  const { fuel_table, effective_from, from_price } = row;
  await db
    .deleteFrom('fuel_table_bands')
    .where('fuel_table', '=', fuel_table)
    .where('effective_from', '=', effective_from)
    .where('from_price', '=', from_price)
    .execute();
};
