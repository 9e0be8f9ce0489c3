import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';

/** Names the booked quote on each load: quotes point at loads and loads at quotes, so one of them comes second. */
export const linkChosenQuotes = async (db: Database): Promise<void> => {
  await sql`update loads set carrier_quote_id = tender.carrier_quote_id from tenders tender where tender.load_id = loads.id`.execute(
    db,
  );
};

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Two servers that start at once on one empty database write one demo. Held until commit. */
export const lockDemo = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`.execute(db);
};

/** One of the operator's own people. */
export const findOperatorUser = (db: Database): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', fullName('users').$notNull().as('name')])
    .where('roles.key', '=', 'platform_admin')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
