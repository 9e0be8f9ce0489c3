import type { Database } from '../../platform/database.ts';

/** The rows that make a load a shipment. Rejects where there is no such load. */
export const findShipment = async (db: Database, loadId: number) => {
  const load = await db
    .selectFrom('loads')
    .select(['mode', 'pickup_date', 'origin_zip', 'destination_zip', 'distance_miles', 'weight_lb'])
    .where('id', '=', loadId)
    .executeTakeFirstOrThrow();
  const [items, accessorials] = await Promise.all([
    db.selectFrom('line_items').selectAll().where('load_id', '=', loadId).orderBy('position').execute(),
    db.selectFrom('load_accessorials').select('code').where('load_id', '=', loadId).orderBy('id').execute(),
  ]);
  return { load, items, accessorials };
};
