import { committedStatuses } from '@portal/contract/loads/load-states.ts';
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Accounts, DB } from '../../platform/database/db.types.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';
import type { HeldRights } from '../users/power/held-rights.ts';
import { ofAccounts } from './list-accounts.queries.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';

export type AccountRow = Selectable<Accounts>;
/** What links an account to others and to whom its people are in another system: `changeReach` writes it. */
export type Reach = { parent_id?: number | null | undefined; freight_system_id?: string | null | undefined };
export type AccountChanges = Omit<UpdateObject<DB, 'accounts'>, keyof Reach> & { [K in keyof Reach]?: never };

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

/** One change of the tree at a time, until the transaction ends. */
export const lockTreeOfAccounts = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.accountTree})`.execute(db);
};

/** The accounts an account stands below, at any distance. */
export const findAncestors = async (db: Database, id: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select parent_id as id from accounts where id = ${id} and parent_id is not null
      union select a.parent_id from accounts a join above on a.id = above.id where a.parent_id is not null
    ) select id from above`.execute(db);
  return rows.map((row) => row.id);
};

/** New loads of the account wait until the transaction ends: their rows point to this one. */
export const holdNewLoads = async (db: Database, id: number): Promise<void> => {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
};

export const insertAccount = async (db: Database, row: Insertable<Accounts>): Promise<number> => {
  const { id } = await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateAccount = async (db: Database, id: number, changes: AccountChanges): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** Puts an account elsewhere in the tree, or links it to another company of the freight system. */
export const changeReach = async (db: Database, { account_id }: HeldRights<'account'>, reach: Reach): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...reach, version: sql<number>`version + 1` })
    .where('id', '=', account_id)
    .execute();
};

export const closeAccountRow = async (db: Database, id: number): Promise<void> => {
  await updateAccount(db, id, { status: 'closed', closed_at: nowByDatabase });
};

const childrenOf = (db: Database, scope: Scope, parentId: number) =>
  db.selectFrom('accounts').where('parent_id', '=', parentId).where('status', '<>', 'closed').where(ofAccounts(scope));

/** The accounts right below one, by name. */
export const findChildren = (db: Database, scope: Scope, parentId: number, page: { skip: number; limit: number }) =>
  childrenOf(db, scope, parentId)
    .select(['id', 'name', 'parent_id'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(page.skip)
    .limit(page.limit)
    .execute();

export const countChildren = async (db: Database, scope: Scope, parentId: number): Promise<number> => {
  const { count } = await childrenOf(db, scope, parentId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Those of the ids that are people of an account and not suspended. */
export const findPeopleAmong = async (
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
};
