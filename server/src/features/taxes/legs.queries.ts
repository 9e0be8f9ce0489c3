import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { TaxedLeg, TaxedPlace } from '@portal/contract/taxes/taxes-of-leg.ts';
import type { Database } from '../../platform/database/database.ts';

const findStops = (db: Database, load_id: number) =>
  db
    .selectFrom('stops')
    .select(['type', 'country', 'state', 'zip_code'])
    .where('load_id', '=', load_id)
    .orderBy('position')
    .execute();

type LegOfLoad = Omit<TaxedLeg, 'day' | 'destination'> & { destinations: TaxedPlace[] };

/** Between which places a load runs, and for whom: from its first stop to where it delivers, in that order. */
export const findLeg = async (db: Database, loadId: number): Promise<LegOfLoad | null> => {
  const row = await db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .select(['loads.mode', 'accounts.id', 'accounts.country'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();
  const stops = await findStops(db, loadId);
  const [origin] = stops;
  if (!row || !origin) return null;
  const later = stops.slice(1);
  const deliveries = later.filter(({ type }) => type === 'delivery');
  const destinations = deliveries.map(({ type: _, ...place }) => place);
  const account = { id: row.id, country: knownCountry(row.country) };
  return { origin, destinations, account, is_container: row.mode === 'drayage' };
};

/** Which of these accounts there are. */
export const findKnownAccounts = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};
