import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { TruckTypeCode } from '@portal/contract/equipment/data/truck-types.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { TruckTariffs } from '../platform/database/db.types.ts';
import { laneRates, truckBands, type TruckMode, truckRates, type TruckRate } from './data/truck-rates.ts';

/** Mile bands and lanes of a tariff, in dollars. */
export type TruckPrices = {
  bands: readonly { from_miles: number; per_mile: number }[];
  lanes?: readonly { origin: string; destination: string; flat?: number; per_mile?: number }[];
};

export type NewTruckTariff = Partial<Omit<Insertable<TruckTariffs>, 'carrier_id' | 'truck_types'>> & {
  mode: TruckMode;
  truck_types: readonly TruckTypeCode[];
} & TruckPrices;

/** Typical prices of a mode's accessorials in dollars by code: for the load, or a mile. */
export const truckServicePrices = (mode: TruckMode, by: 'load' | 'mile'): Record<string, number> =>
  Object.fromEntries(
    accessorialsByMode[mode]
      .filter(({ per }) => (per === 'mile') === (by === 'mile'))
      .map(({ code, typical_price }) => [code, typical_price]),
  );

/** How long the price of a tariff holds, where nothing is said: as spot prices do. */
const spotHours = 48;

/** Writes a carrier's tariffs for some trucks with their mile bands and lanes, a statement a table; answers their ids. */
const writeTruckTariffs = async (
  db: Database,
  carrierId: number,
  tariffs: readonly NewTruckTariff[],
): Promise<number[]> => {
  if (tariffs.length === 0) return [];
  const rows = await db
    .insertInto('truck_tariffs')
    .values(
      tariffs.map(({ bands: _bands, lanes: _lanes, truck_types, mode, ...tariff }) => ({
        mode,
        name: `${mode} ${truck_types.join(', ')}`,
        truck_types: [...truck_types],
        effective_from: '2025-01-01',
        minimum_charge: 500,
        fuel_per_mile: tariff.fuel_percent ? null : 0.47,
        valid_hours: tariff.valid_business_days ? null : spotHours,
        accessorial_prices: JSON.stringify(truckServicePrices(mode, 'load')),
        accessorial_prices_per_mile: JSON.stringify(truckServicePrices(mode, 'mile')),
        ...tariff,
        carrier_id: carrierId,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const ofTariffs = <T extends object>(parts: (tariff: NewTruckTariff) => readonly T[]) =>
    tariffs.flatMap((tariff, i) => parts(tariff).map((part) => ({ ...part, tariff_id: ids[i] ?? 0 })));
  await db
    .insertInto('truck_tariff_bands')
    .values(ofTariffs(({ bands }) => bands))
    .execute();
  const lanes = ofTariffs(({ lanes: some = [] }) => some);
  if (lanes.length > 0) await db.insertInto('truck_tariff_lanes').values(lanes).execute();
  return ids;
};

/** Writes a carrier's tariff for some trucks with its mile bands and lanes, and answers its id. */
export const makeTruckTariff = async (db: Database, carrierId: number, tariff: NewTruckTariff): Promise<number> => {
  const [id = 0] = await writeTruckTariffs(db, carrierId, [tariff]);
  return id;
};

const round2 = (amount: number): number => Math.round(amount * 100) / 100;

const atLevel = (prices: readonly number[], level: number): number[] => prices.map((price) => round2(price * level));

const lanesAt = ({ mode, truck_types }: TruckRate, level: number) =>
  truck_types.some((code) => ['VAN_53', 'REEFER_53', 'FLATBED_53'].includes(code)) && mode !== 'expedited'
    ? laneRates
        .filter((lane) => lane.mode === mode)
        .map(({ origin, destination, flat, per_mile }) => ({
          origin,
          destination,
          ...(flat ? { flat: round2(flat * level) } : {}),
          ...(per_mile ? { per_mile: round2(per_mile * level) } : {}),
        }))
    : [];

/** A service class of a mode beside the standard one: what it costs more, and what it is. */
const classesOf = (rate: TruckRate): readonly { service_class: string; share: number; more: object }[] => {
  const standard = { service_class: 'standard', share: 1, more: {} };
  const partial = {
    service_class: 'partial',
    share: 1,
    more: { partial_minimum_percent: 25, partial_surcharge_percent: 20 },
  };
  const team = { service_class: 'team', share: 1.22, more: { team: true } };
  if (rate.mode !== 'expedited') return rate.name === 'Power only' ? [standard] : [standard, partial];
  return [{ ...standard, service_class: 'exclusive_use' }, team];
};

/** `fuelTables`: whether the database has the fuel tables that the base table names. */
export type TruckLevel = { level: number; valid_hours: number; fuelTables?: boolean };

/** All that a carrier charges in a mode: the operator's base table at the carrier's own level. */
export const truckTariffsAt = (mode: TruckMode, { level, valid_hours, fuelTables }: TruckLevel): NewTruckTariff[] =>
  truckRates
    .filter((rate) => rate.mode === mode)
    .flatMap((rate) =>
      classesOf(rate).map(({ service_class, share, more }) => {
        const perMile = atLevel(rate.per_mile, level * share);
        return {
          mode,
          name: `${rate.name}, ${service_class.replace('_', ' ')}`,
          truck_types: rate.truck_types,
          service_class,
          minimum_charge: round2(rate.minimum * level * share),
          fuel_per_mile: rate.fuel_per_mile,
          fuel_table: (fuelTables && rate.fuel_table) || null,
          valid_hours,
          bands: truckBands.map((from_miles, i) => ({ from_miles, per_mile: perMile[i] ?? 0 })),
          lanes: lanesAt(rate, level * share),
          ...more,
        };
      }),
    );

/** Writes all that a carrier charges in some modes. */
export const makeTruckTariffs = async (
  db: Database,
  carrierId: number,
  modes: readonly TruckMode[],
  at: TruckLevel,
): Promise<void> => {
  await writeTruckTariffs(
    db,
    carrierId,
    modes.flatMap((mode) => truckTariffsAt(mode, at)),
  );
};
