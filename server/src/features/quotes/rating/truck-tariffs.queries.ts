import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A carrier's truck tariffs of a mode in force on the day of pickup that hold for a truck, one a service class. */
const findTariffs = (db: Database, carrierId: number, mode: LoadMode, truckType: string, day: string) =>
  db
    .selectFrom('truck_tariffs')
    .selectAll()
    .distinctOn('service_class')
    .where('carrier_id', '=', carrierId)
    .where('mode', '=', mode)
    .where(sql<boolean>`${truckType} = any(truck_types)`)
    .where('effective_from', '<=', day)
    .where((where) => where.or([where('effective_to', 'is', null), where('effective_to', '>=', day)]))
    .orderBy('service_class')
    .orderBy('effective_from', 'desc')
    .execute();

/**
 * The tariffs that hold for a truck on a day, each with its mile bands and lanes: those that name it, else those of the
 * truck it is rated as.
 */
export const findTruckTariffs = async (
  db: Database,
  carrierId: number,
  mode: LoadMode,
  { code, rated_as }: Pick<Truck, 'code' | 'rated_as'>,
  day: string,
) => {
  const own = await findTariffs(db, carrierId, mode, code, day);
  const tariffs = own.length > 0 || !rated_as ? own : await findTariffs(db, carrierId, mode, rated_as, day);
  const ids = tariffs.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [bands, lanes] = await Promise.all([
    db.selectFrom('truck_tariff_bands').selectAll().where('tariff_id', 'in', ids).execute(),
    db.selectFrom('truck_tariff_lanes').selectAll().where('tariff_id', 'in', ids).execute(),
  ]);
  return tariffs.map((tariff) => ({
    tariff,
    bands: bands.filter(({ tariff_id }) => tariff_id === tariff.id),
    lanes: lanes.filter(({ tariff_id }) => tariff_id === tariff.id),
  }));
};

export type TruckTariffRows = Awaited<ReturnType<typeof findTruckTariffs>>[number];
