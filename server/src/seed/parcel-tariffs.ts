import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ParcelTariffs } from '../platform/database/db.types.ts';
import { parcelRates } from './data/parcel-rates.ts';

export type NewParcelTariff = Partial<Omit<Insertable<ParcelTariffs>, 'carrier_id'>> & {
  /** How much dearer than the usual table its rates are. */
  level?: number;
};

/** What parcel carriers usually take for an accessorial, in dollars a parcel. */
const servicePrices = { REP: 5.6, RES: 5.6, MNC: 0 };

const round2 = (amount: number): number => Math.round(amount * 100) / 100;

/** Writes a carrier's parcel tariff with its rates by zone, and answers its id. */
export const makeParcelTariff = async (
  db: Database,
  carrierId: number,
  { level = 1, ...tariff }: NewParcelTariff = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('parcel_tariffs')
    .values({
      name: 'Parcel ground',
      effective_from: '2025-01-01',
      fuel_percent: 18.25,
      accessorial_prices: JSON.stringify(servicePrices),
      ...tariff,
      carrier_id: carrierId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rates = parcelRates.map(({ zone, first_pound, further_pound }) => ({
    tariff_id: id,
    zone,
    first_pound: round2(first_pound * level),
    further_pound: round2(further_pound * level),
  }));
  await db.insertInto('parcel_rates').values(rates).execute();
  return id;
};
