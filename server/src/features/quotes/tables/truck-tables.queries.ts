import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { sql } from 'kysely';
import { ofCarriers } from '../../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  pricesOf,
  type TruckBandRow,
  type TruckKey,
  type TruckLaneRow,
  type TruckPriceRow,
  type TruckTariffRow,
} from './tariff-rows.ts';

export const truckKeyOf = ({ scac, mode, name, effective_from }: TruckKey): string =>
  `${scac} ${mode} ${name} ${effective_from}`;

const truckTariffs = (db: Database, carriers?: readonly string[]) =>
  db
    .selectFrom('truck_tariffs as tariff')
    .innerJoin('carriers', 'carriers.id', 'tariff.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', 'tariff.mode', 'tariff.name', 'tariff.effective_from'])
    .$narrowType<{ mode: TruckTariffRow['mode'] }>()
    .orderBy('carriers.scac')
    .orderBy('tariff.mode')
    .orderBy('tariff.name')
    .orderBy('tariff.effective_from');

export const findTruckTariffRows = (db: Database, carriers?: readonly string[]): Promise<TruckTariffRow[]> =>
  truckTariffs(db, carriers)
    .select(['tariff.effective_to', 'tariff.service_class', 'tariff.truck_types', 'tariff.minimum_charge'])
    .select(['tariff.fuel_per_mile', 'tariff.fuel_percent', 'tariff.fuel_table', 'tariff.team', 'tariff.valid_hours'])
    .select(['tariff.partial_minimum_percent', 'tariff.partial_surcharge_percent', 'tariff.valid_business_days'])
    .execute();

/** The ids of the truck tariffs by `truckKeyOf`. */
export const findTruckTariffIds = async (db: Database): Promise<Map<string, number>> => {
  const rows = await truckTariffs(db).select('tariff.id').execute();
  return new Map(rows.map((row) => [truckKeyOf(row), row.id]));
};

export const findTruckBandRows = (db: Database, carriers?: readonly string[]): Promise<TruckBandRow[]> =>
  truckTariffs(db, carriers)
    .innerJoin('truck_tariff_bands as band', 'band.tariff_id', 'tariff.id')
    .select(['band.from_miles', 'band.per_mile'])
    .orderBy('band.from_miles')
    .execute();

export const findTruckLaneRows = (db: Database, carriers?: readonly string[]): Promise<TruckLaneRow[]> =>
  truckTariffs(db, carriers)
    .innerJoin('truck_tariff_lanes as lane', 'lane.tariff_id', 'tariff.id')
    .select(['lane.origin', 'lane.destination', 'lane.flat', 'lane.per_mile'])
    .orderBy('lane.origin')
    .orderBy('lane.destination')
    .execute();

export const findTruckPriceRows = async (db: Database, carriers?: readonly string[]): Promise<TruckPriceRow[]> => {
  const rows = await truckTariffs(db, carriers)
    .select(['tariff.accessorial_prices', 'tariff.accessorial_prices_per_mile'])
    .execute();
  return rows.flatMap(({ accessorial_prices, accessorial_prices_per_mile, ...key }) => {
    const byLoad: Partial<Record<AccessorialCode, number>> = accessorial_prices;
    const byMile: Partial<Record<AccessorialCode, number>> = accessorial_prices_per_mile;
    return [
      ...keysOf(byLoad).map((code) => ({ ...key, code, per: 'load' as const, price: byLoad[code] ?? 0 })),
      ...keysOf(byMile).map((code) => ({ ...key, code, per: 'mile' as const, price: byMile[code] ?? 0 })),
    ];
  });
};

export const insertTruckTariff = async (db: Database, carrier_id: number, row: TruckTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db
    .insertInto('truck_tariffs')
    .values({ ...columns, carrier_id })
    .execute();
};

export const updateTruckTariff = async (db: Database, id: number, row: TruckTariffRow): Promise<void> => {
  const { scac: _scac, ...columns } = row;
  await db.updateTable('truck_tariffs').set(columns).where('id', '=', id).execute();
};

export const deleteTruckTariff = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('truck_tariffs').where('id', '=', id).execute();
};

/** Puts a tariff's mile bands in place of those it had. */
export const replaceTruckBands = async (db: Database, id: number, rows: readonly TruckBandRow[]): Promise<void> => {
  await db.deleteFrom('truck_tariff_bands').where('tariff_id', '=', id).execute();
  const bands = rows.map(({ from_miles, per_mile }) => ({ from_miles, per_mile, tariff_id: id }));
  if (bands.length > 0) await db.insertInto('truck_tariff_bands').values(bands).execute();
};

/** Puts a tariff's lanes in place of those it had. */
export const replaceTruckLanes = async (db: Database, id: number, rows: readonly TruckLaneRow[]): Promise<void> => {
  await db.deleteFrom('truck_tariff_lanes').where('tariff_id', '=', id).execute();
  const column = <F extends keyof TruckLaneRow>(field: F) => rows.map((row) => row[field]);
  await sql`
    insert into truck_tariff_lanes (tariff_id, origin, destination, flat, per_mile)
    select ${id}::integer, * from unnest(${column('origin')}::text[], ${column('destination')}::text[],
      ${column('flat')}::numeric[], ${column('per_mile')}::numeric[])`.execute(db);
};

export const setTruckPrices = async (db: Database, id: number, rows: readonly TruckPriceRow[]): Promise<void> => {
  const byUnit = (unit: TruckPriceRow['per']) => pricesOf(rows.filter(({ per }) => per === unit));
  await db
    .updateTable('truck_tariffs')
    .set({ accessorial_prices: byUnit('load'), accessorial_prices_per_mile: byUnit('mile') })
    .where('id', '=', id)
    .execute();
};
