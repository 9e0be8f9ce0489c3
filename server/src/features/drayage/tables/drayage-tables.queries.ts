import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { ofCarriers } from '../../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DrayageBandRow, DrayageKey, DrayagePriceRow, DrayageTariffRow } from './drayage-rows.ts';

export const drayageKeyOf = ({ scac, place, service_class, effective_from }: DrayageKey): string =>
  `${scac} ${place} ${service_class} ${effective_from}`;

const drayageTariffs = (db: Database, carriers?: readonly string[]) =>
  db
    .selectFrom('drayage_tariffs as tariff')
    .innerJoin('carriers', 'carriers.id', 'tariff.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', 'tariff.place', 'tariff.service_class', 'tariff.effective_from'])
    .$narrowType<{ service_class: DrayageTariffRow['service_class'] }>()
    .orderBy('carriers.scac')
    .orderBy('tariff.place')
    .orderBy('tariff.service_class')
    .orderBy('tariff.effective_from');

export const findDrayageTariffRows = (db: Database, carriers?: readonly string[]): Promise<DrayageTariffRow[]> =>
  drayageTariffs(db, carriers)
    .select(['tariff.effective_to', 'tariff.max_miles', 'tariff.one_way_percent', 'tariff.drop_percent'])
    .select(['tariff.fuel_percent', 'tariff.chassis_days_included', 'tariff.containers', 'tariff.miles_per_day'])
    .select(['tariff.valid_business_days', 'tariff.demurrage_per_day', 'tariff.per_diem_per_day'])
    .select('tariff.chassis_per_day')
    .execute();

/** The ids of the drayage tariffs by `drayageKeyOf`. */
export const findDrayageTariffIds = async (db: Database): Promise<Map<string, number>> => {
  const rows = await drayageTariffs(db).select('tariff.id').execute();
  return new Map(rows.map((row) => [drayageKeyOf(row), row.id]));
};

export const findDrayageBandRows = async (db: Database, carriers?: readonly string[]): Promise<DrayageBandRow[]> => {
  const rows = await drayageTariffs(db, carriers).select('tariff.bands').execute();
  return rows.flatMap(({ bands, ...key }) =>
    bands.map(({ from_miles, round_trip }) => ({ ...key, from_miles, round_trip })),
  );
};

export const findDrayagePriceRows = async (db: Database, carriers?: readonly string[]): Promise<DrayagePriceRow[]> => {
  const rows = await drayageTariffs(db, carriers).select('tariff.accessorial_prices').execute();
  return rows.flatMap(({ accessorial_prices, ...key }) => {
    const prices: Partial<Record<AccessorialCode, number>> = accessorial_prices;
    return keysOf(prices).map((code) => ({ ...key, code, price: prices[code] ?? 0 }));
  });
};

/** Adds a tariff without prices: `setDrayageBands` and `setDrayagePrices` give it those. */
export const insertDrayageTariff = async (db: Database, carrier_id: number, row: DrayageTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db
    .insertInto('drayage_tariffs')
    .values({ ...columns, carrier_id, bands: '[]' })
    .execute();
};

export const updateDrayageTariff = async (db: Database, id: number, row: DrayageTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db.updateTable('drayage_tariffs').set(columns).where('id', '=', id).execute();
};

export const deleteDrayageTariff = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('drayage_tariffs').where('id', '=', id).execute();
};

export const setDrayageBands = async (db: Database, id: number, rows: readonly DrayageBandRow[]): Promise<void> => {
  const bands = rows
    .map(({ from_miles, round_trip }) => ({ from_miles, round_trip }))
    .toSorted((one, other) => one.from_miles - other.from_miles);
  await db
    .updateTable('drayage_tariffs')
    .set({ bands: JSON.stringify(bands) })
    .where('id', '=', id)
    .execute();
};

export const setDrayagePrices = async (db: Database, id: number, rows: readonly DrayagePriceRow[]): Promise<void> => {
  const prices = Object.fromEntries(rows.map(({ code, price }) => [code, price]));
  await db
    .updateTable('drayage_tariffs')
    .set({ accessorial_prices: JSON.stringify(prices) })
    .where('id', '=', id)
    .execute();
};
