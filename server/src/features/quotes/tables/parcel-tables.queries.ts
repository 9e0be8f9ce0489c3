import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { ofCarriers } from '../../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../../platform/database/database.ts';
import { classKeyOf } from './ltl-tables.queries.ts';
import { type ClassPriceRow, type ParcelRateRow, type ParcelTariffRow, pricesOf } from './tariff-rows.ts';

const parcelTariffs = (db: Database, carriers?: readonly string[]) =>
  db
    .selectFrom('parcel_tariffs as tariff')
    .innerJoin('carriers', 'carriers.id', 'tariff.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', 'tariff.service_class', 'tariff.effective_from'])
    .orderBy('carriers.scac')
    .orderBy('tariff.service_class')
    .orderBy('tariff.effective_from');

export const findParcelTariffRows = (db: Database, carriers?: readonly string[]): Promise<ParcelTariffRow[]> =>
  parcelTariffs(db, carriers)
    .select(['tariff.effective_to', 'tariff.name', 'tariff.max_pounds', 'tariff.minimum_charge'])
    .select(['tariff.fuel_percent', 'tariff.fuel_table', 'tariff.transit_factor', 'tariff.valid_business_days'])
    .execute();

/** The ids of the parcel tariffs by `classKeyOf`. */
export const findParcelIds = async (db: Database): Promise<Map<string, number>> => {
  const rows = await parcelTariffs(db).select('tariff.id').execute();
  return new Map(rows.map((row) => [classKeyOf(row), row.id]));
};

export const findParcelRateRows = (db: Database, carriers?: readonly string[]): Promise<ParcelRateRow[]> =>
  parcelTariffs(db, carriers)
    .innerJoin('parcel_rates as rate', 'rate.tariff_id', 'tariff.id')
    .select(['rate.zone', 'rate.first_pound', 'rate.further_pound'])
    .orderBy('rate.zone')
    .execute();

export const findParcelPriceRows = async (db: Database, carriers?: readonly string[]): Promise<ClassPriceRow[]> => {
  const rows = await parcelTariffs(db, carriers).select('tariff.accessorial_prices').execute();
  return rows.flatMap(({ accessorial_prices, ...key }) => {
    const prices: Partial<Record<AccessorialCode, number>> = accessorial_prices;
    return keysOf(prices).map((code) => ({ ...key, code, price: prices[code] ?? 0 }));
  });
};

export const insertParcelTariff = async (db: Database, carrier_id: number, row: ParcelTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db
    .insertInto('parcel_tariffs')
    .values({ ...columns, carrier_id })
    .execute();
};

export const updateParcelTariff = async (db: Database, id: number, row: ParcelTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db.updateTable('parcel_tariffs').set(columns).where('id', '=', id).execute();
};

export const deleteParcelTariff = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('parcel_tariffs').where('id', '=', id).execute();
};

export const saveParcelRate = async (db: Database, tariff_id: number, row: ParcelRateRow): Promise<void> => {
  const { zone, first_pound, further_pound } = row;
  await db
    .insertInto('parcel_rates')
    .values({ zone, first_pound, further_pound, tariff_id })
    .onConflict((conflict) => conflict.columns(['tariff_id', 'zone']).doUpdateSet({ first_pound, further_pound }))
    .execute();
};

export const deleteParcelRate = async (db: Database, tariff_id: number, { zone }: ParcelRateRow): Promise<void> => {
  await db.deleteFrom('parcel_rates').where('tariff_id', '=', tariff_id).where('zone', '=', zone).execute();
};

export const setParcelPrices = async (db: Database, id: number, rows: readonly ClassPriceRow[]): Promise<void> => {
  await db
    .updateTable('parcel_tariffs')
    .set({ accessorial_prices: pricesOf(rows) })
    .where('id', '=', id)
    .execute();
};
