import type { Database } from '../../../platform/database/database.ts';

/** A carrier's parcel tariffs in force on the day of pickup, one a service class, each with its rates by zone. */
export const findParcelTariffs = async (db: Database, carrierId: number, day: string) => {
  const tariffs = await db
    .selectFrom('parcel_tariffs')
    .selectAll()
    .distinctOn('service_class')
    .where('carrier_id', '=', carrierId)
    .where('effective_from', '<=', day)
    .where((where) => where.or([where('effective_to', 'is', null), where('effective_to', '>=', day)]))
    .orderBy('service_class')
    .orderBy('effective_from', 'desc')
    .execute();
  if (tariffs.length === 0) return [];
  const rates = await db
    .selectFrom('parcel_rates')
    .selectAll()
    .where(
      'tariff_id',
      'in',
      tariffs.map(({ id }) => id),
    )
    .execute();
  return tariffs.map((tariff) => ({ tariff, rates: rates.filter(({ tariff_id }) => tariff_id === tariff.id) }));
};

export type ParcelTariffRows = Awaited<ReturnType<typeof findParcelTariffs>>[number];
