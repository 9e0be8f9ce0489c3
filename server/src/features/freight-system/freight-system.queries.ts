import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HeldRights } from '../users/power/held-rights.ts';

/** How an account's company is reached beside its guid; undefined where the account has been linked to another since. */
export const findLink = (db: Database, accountId: number) =>
  db
    .selectFrom('freight_system_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.network_id', 'l.portal_user', 'l.portal_password'])
    .where('l.account_id', '=', accountId)
    .whereRef('l.company_guid', '=', 'a.freight_system_id')
    .executeTakeFirst();

/** The portal's own user in a company; undefined where the account linked to it has none. */
export const findSystemUser = (db: Database, company: string) =>
  db
    .selectFrom('freight_system_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.portal_user', 'l.portal_password'])
    .where('a.freight_system_id', '=', company)
    .whereRef('l.company_guid', '=', 'a.freight_system_id')
    .where('l.portal_user', '<>', '')
    .executeTakeFirst();

type Link = {
  company_guid: string;
  network_id: string;
  portal_user: string;
  portal_password: Buffer | null;
};

export const keepLink = async (db: Database, { account_id }: HeldRights<'account'>, link: Link): Promise<void> => {
  await db
    .insertInto('freight_system_links')
    .values({ account_id, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();
};

export const removeLink = async (db: Database, { account_id }: HeldRights<'account'>): Promise<void> => {
  await db.deleteFrom('freight_system_links').where('account_id', '=', account_id).execute();
};

export const isCompanyOfAnother = async (db: Database, company: string, accountId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(freight_system_id)`, '=', company.toLowerCase())
    .where('id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Who signs in to an account from the company it is linked to. */
export const findSystemUsers = (db: Database, accountId: number) =>
  db
    .selectFrom('freight_system_users as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select(['f.user_id', 'f.user_guid', 'u.email'])
    .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'))
    .where('u.account_id', '=', accountId)
    .where('u.status', '<>', 'deleted')
    .whereRef('f.company_guid', '=', 'a.freight_system_id')
    .orderBy('name')
    .execute();

/**
 * Links a user of the portal to one of the freight system; false where either is linked. Links to companies their
 * accounts no longer have, and of deleted users, give way.
 */
export const insertSystemUser = async (
  db: Database,
  { user_id }: HeldRights<'user'>,
  { company_guid, user_guid }: { company_guid: string; user_guid: string },
): Promise<boolean> => {
  await sql`
    delete from freight_system_users f using users u join accounts a on a.id = u.account_id
    where u.id = f.user_id and (f.user_id = ${user_id} or (f.company_guid = ${company_guid} and f.user_guid = ${user_guid}))
      and (u.status = 'deleted' or a.freight_system_id is distinct from f.company_guid)`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('freight_system_users')
    .values({ user_id, company_guid, user_guid })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export type SystemIdentity = { company_guid: string; network_id: string; user_guid: string };

/**
 * The active user an identity of the freight system is linked to, by company and user guid to the letter. Within a
 * transaction the account is held, so that a change of its link waits and then ends the session opened meanwhile.
 */
export const findSignInUser = (ctx: OpenCtx, { company_guid, network_id, user_guid }: SystemIdentity) =>
  ctx.db
    .selectFrom('freight_system_users as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .innerJoin('freight_system_links as l', 'l.account_id', 'a.id')
    .select(['u.id', 'u.account_id'])
    .where('f.company_guid', '=', company_guid)
    .where('f.user_guid', '=', user_guid)
    .where('a.freight_system_id', '=', company_guid)
    .where('l.company_guid', '=', company_guid)
    .where('l.network_id', '=', network_id)
    .where('u.status', '=', 'active')
    .where('a.status', '=', 'active')
    .forShare(['a', 'f'])
    .executeTakeFirst();
