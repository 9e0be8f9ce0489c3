import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const loadColumns = [
  'mode',
  'pickup_date',
  'pickup_until',
  'deliver_from',
  'deliver_by',
  'distance_miles',
  'in_transit',
  'weight_lb',
  'truck',
] as const;

/** The rows that make a load a shipment. Rejects where there is no such load. */
export const findShipment = async (db: Database, loadId: number) => {
  const load = await db
    .selectFrom('loads')
    .select([...loadColumns, sql<LoadMode[]>`coalesce(quote_modes, array[mode])`.as('quote_modes')])
    .where('id', '=', loadId)
    .executeTakeFirstOrThrow();
  const [items, accessorials, stops] = await Promise.all([
    db.selectFrom('line_items').selectAll().where('load_id', '=', loadId).orderBy('position').execute(),
    db
      .selectFrom('load_accessorials')
      .select(['code', 'details'])
      .where('load_id', '=', loadId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('stops')
      .select(['type', 'zip_code', 'state', 'country', 'lat', 'lng'])
      .where('load_id', '=', loadId)
      .orderBy('position')
      .execute(),
  ]);
  return { load, items, accessorials, stops };
};
