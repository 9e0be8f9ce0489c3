import { committedStatuses } from '@portal/contract/loads/load-states.ts';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Accounts, DB } from '../../platform/database/db.types.ts';

export type AccountRow = Selectable<Accounts>;
export type AccountChanges = UpdateObject<DB, 'accounts'>;

export const findAccountRow = (db: Database, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Waits for whoever changes the account, then reads it. */
export const lockAccountRow = (db: Database, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** How many of an account's loads a carrier counts on: from the tender until the delivery. */
export const countOpenLoads = async (db: Database, accountId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('loads')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'in', committedStatuses)
    .executeTakeFirstOrThrow();
  return count;
};
