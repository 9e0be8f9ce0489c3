import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const findLoadOf = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.bol_number', 'loads.pro_number', 'loads.po_number', 'loads.actual_pickup_at', 'loads.pickup_date'])
    .select(['accounts.name as account_name', 'accounts.is_operator', 'carriers.name as carrier_name', 'carriers.scac'])
    .select([
      'accounts.address',
      'accounts.city',
      'accounts.state',
      'accounts.zip_code',
      'accounts.country',
      'accounts.phone',
    ])
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();

/** What a letter to the carrier says of the load: its numbers, ends and freight, and who writes. */
export const findPacketParts = async (db: Database, loadId: number) => {
  const [load, stops, items] = await Promise.all([
    findLoadOf(db, loadId),
    db
      .selectFrom('stops')
      .select(['name', 'address', 'city', 'state', 'zip_code', 'country', 'timezone'])
      .where('load_id', '=', loadId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('line_items')
      .select(['commodity', 'handling_unit', 'handling_unit_count', 'weight', 'weight_unit'])
      .where('load_id', '=', loadId)
      .orderBy(sql`position`)
      .execute(),
  ]);
  return { load, stops, items };
};
export type PacketParts = Awaited<ReturnType<typeof findPacketParts>>;
