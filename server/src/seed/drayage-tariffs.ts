import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import { containers } from '@portal/contract/drayage/data/containers.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DrayageTariffs } from '../platform/database/db.types.ts';

/** What truckers usually take for the accessorials of drayage, in dollars by code. */
const typicalPrices: Readonly<Record<string, number>> = Object.fromEntries(
  accessorialsByMode.drayage.map(({ code, typical_price }) => [code, typical_price]),
);

/** Dollars for the round trip from so many miles on. */
const usualBands = [
  { from_miles: 0, round_trip: 385 },
  { from_miles: 15, round_trip: 460 },
  { from_miles: 30, round_trip: 580 },
  { from_miles: 50, round_trip: 745 },
  { from_miles: 75, round_trip: 930 },
  { from_miles: 100, round_trip: 1180 },
  { from_miles: 150, round_trip: 1560 },
  { from_miles: 200, round_trip: 1940 },
] as const;

const priced = (price: number, level: number): number => Math.round(price * level * 100) / 100;

export type NewDrayageTariff = Partial<Insertable<DrayageTariffs>> & {
  place: string;
  /** How much dearer than the usual table it is. */
  level?: number;
};

const tariffRow = (carrier_id: number, { level = 1, ...tariff }: NewDrayageTariff): Insertable<DrayageTariffs> => ({
  carrier_id,
  service_class: 'standard',
  effective_from: '2025-01-01',
  bands: JSON.stringify(
    usualBands.map(({ from_miles, round_trip }) => ({ from_miles, round_trip: priced(round_trip, level) })),
  ),
  max_miles: 250,
  one_way_percent: 65,
  drop_percent: 60,
  fuel_percent: 32.5,
  chassis_days_included: 2,
  containers: containers.map(({ code }) => code),
  accessorial_prices: JSON.stringify(typicalPrices),
  demurrage_per_day: 175,
  per_diem_per_day: 140,
  chassis_per_day: 55,
  ...tariff,
});

/** Writes what a carrier charges for containers at ports and ramps, by default up to 250 miles away. */
export const makeDrayageTariffs = async (
  db: Database,
  carrierId: number,
  tariffs: readonly NewDrayageTariff[],
): Promise<void> => {
  await db
    .insertInto('drayage_tariffs')
    .values(tariffs.map((tariff) => tariffRow(carrierId, tariff)))
    .execute();
};

/** The carrier all drayage is booked with, which every portal has. */
export const drayageServiceId = async (db: Database): Promise<number> =>
  (await db.selectFrom('carriers').select('id').where('scac', '=', 'DRAY').executeTakeFirstOrThrow()).id;
