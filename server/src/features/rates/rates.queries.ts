import type { Database } from '../../platform/database/database.ts';

const columns = ['id', 'scac', 'name', 'short_name', 'enabled', 'modes', 'parcels_only'] as const;

/** The carriers that are priced by the operator's tables. */
export const findRatedCarriers = (db: Database) =>
  db.selectFrom('carriers').select(columns).where('rating', '=', 'tariff').orderBy('short_name').execute();

export const findRatedCarrier = (db: Database, scac: string) =>
  db.selectFrom('carriers').select(columns).where('rating', '=', 'tariff').where('scac', '=', scac).executeTakeFirst();

export type RatedCarrierRow = Awaited<ReturnType<typeof findRatedCarriers>>[number];

/** A carrier as it is rated: the whole row. */
export const findTariffCarrier = (db: Database, id: number) =>
  db.selectFrom('carriers').selectAll().where('id', '=', id).where('rating', '=', 'tariff').executeTakeFirst();

export type TariffCarrier = NonNullable<Awaited<ReturnType<typeof findTariffCarrier>>>;

export const findAccountId = (db: Database, id: number) =>
  db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
