import { payerRights } from '@portal/contract/access/payer-rights.ts';
import { sql } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Roles and their rights stay as they are until the transaction ends: whoever changes them takes the same lock alone.
 * Taken after the row of an account, and before those of users, keys and roles.
 */
export const holdAccess = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks.access})`.execute(db);
};

/** A role as somebody has it: some rights count only for people who may dispatch, those of payments come by a flag too. */
export type RoleOfPerson = { role_id: number; can_dispatch: boolean; can_pay: boolean };

/** What a role may be used for: its rights by name, whatever the account is, and those the person has beside it. */
export const findRightsOfRole = async (
  db: Database,
  { role_id, can_dispatch, can_pay }: RoleOfPerson,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('role_permissions as grant')
    .innerJoin('permissions as p', 'p.id', 'grant.permission_id')
    .select('p.name')
    .distinct()
    .where('grant.role_id', '=', role_id)
    .$if(!can_dispatch, (grants) => grants.where('grant.when_dispatch', 'is distinct from', true))
    .orderBy('p.name')
    .execute();
  return [...new Set([...rows.map(({ name }) => name), ...(can_pay ? payerRights : [])])];
};

/** Who calls, as they are now: neither suspended nor given another role until the transaction ends. */
export const holdCaller = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['role_id', 'can_dispatch', 'can_pay', 'status'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();

/** Whether a session has not ended. Whoever ends all of a person's has held that person's row before. */
export const isSessionOpen = async (db: Database, sessionId: string): Promise<boolean> => {
  const session = db.selectFrom('sessions').select('id').where('id', '=', sessionId).where('ended_at', 'is', null);
  return (await session.executeTakeFirst()) !== undefined;
};

/** The key of the call, not changed until the transaction ends. */
export const holdCallingKey = (db: Database, keyId: number) =>
  db.selectFrom('api_keys').select(['status', 'rights']).where('id', '=', keyId).forShare().executeTakeFirst();

/** The roles of all people of an account, suspended and invited ones too. Its row has to be held. */
export const findRolesOfAccount = (db: Database, accountId: number): Promise<RoleOfPerson[]> =>
  db
    .selectFrom('users')
    .select(['role_id', 'can_dispatch', 'can_pay'])
    .distinct()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'deleted')
    .execute();

/** The role of a user, whom nobody else changes until the transaction ends. */
export const lockRoleOfUser = (db: Database, userId: number): Promise<RoleOfPerson | undefined> =>
  db
    .selectFrom('users')
    .select(['role_id', 'can_dispatch', 'can_pay'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A key and the role of its maker; neither is changed until the transaction ends. */
export const lockKeyOfMaker = (db: Database, keyId: number) =>
  db
    .selectFrom('api_keys as key')
    .innerJoin('users as maker', 'maker.id', 'key.created_by')
    .select(['key.rights', 'key.status', 'maker.role_id', 'maker.can_dispatch', 'maker.can_pay'])
    .where('key.id', '=', keyId)
    .forNoKeyUpdate('key')
    .forShare('maker')
    .executeTakeFirst();

/** Makes changes of the users of one account wait for each other, so that no two take away its last administrators. */
export const lockUsersOfAccount = async (db: Database, accountId: number): Promise<void> => {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};
