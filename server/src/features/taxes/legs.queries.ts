import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { TaxedLeg, TaxedPlace } from '@portal/contract/taxes/taxes-of-leg.ts';
import type { Database } from '../../platform/database/database.ts';

const endOf = async (db: Database, load_id: number, end: 'first' | 'last'): Promise<TaxedPlace | undefined> =>
  db
    .selectFrom('stops')
    .select(['country', 'state', 'zip_code'])
    .where('load_id', '=', load_id)
    .orderBy('position', end === 'first' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();

/** Between which places a load runs, and for whom: from its first stop to its last. */
export const findLeg = async (db: Database, loadId: number): Promise<Omit<TaxedLeg, 'day'> | null> => {
  const row = await db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .select(['loads.mode', 'accounts.id', 'accounts.country'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();
  const [origin, destination] = [await endOf(db, loadId, 'first'), await endOf(db, loadId, 'last')];
  if (!row || !origin || !destination) return null;
  const account = { id: row.id, country: knownCountry(row.country) };
  return { origin, destination, account, is_container: row.mode === 'drayage' };
};

/** Which of these accounts there are. */
export const findKnownAccounts = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};
