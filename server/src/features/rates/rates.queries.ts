import { sql } from 'kysely';
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

/** Null where a count is over all of it. */
type PricedLoads = {
  carrier_id: number;
  mode: string | null;
  service_class: string | null;
  place: string | null;
  loads: number;
};

/** Loads that were priced since a day: by carrier, and by what distinguishes the tariffs of each kind. */
export const findPricedLoads = async (db: Database, since: string): Promise<PricedLoads[]> => {
  const { rows } = await sql<PricedLoads>`select q.carrier_id, q.mode, q.service_class, d.place,
      count(distinct q.load_id)::integer as loads
    from carrier_quotes q left join drayage_details d on q.mode = 'drayage' and d.load_id = q.load_id
    where q.created_at >= ${since}::date
    group by grouping sets ((q.carrier_id), (q.carrier_id, q.mode), (q.carrier_id, q.mode, q.service_class),
      (q.carrier_id, d.place, q.service_class))`.execute(db);
  return rows;
};
