import { sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/database.ts';
import { rights } from '@portal/contract/access/permissions.ts';
import { builtInGrants, builtInRoles } from './data/role-grants.ts';

/**
 * One change of roles and rights at a time, until the transaction ends. No lock of the table itself, which would wait
 * for every vacuum of it.
 */
export const lockAccess = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.access})`.execute(db);
};

/**
 * Makes sure a database has every role, permission and capability of this program; one small query when it does.
 * A permission that is new brings its built-in grants along. What an operator changed about the others stays changed.
 * Every database needs this, the production one too; servers that start at once do the work once.
 */
export const ensureAccess = async (db: Database): Promise<void> => {
  if ((await missingPermissions(db)).length > 0) await db.transaction().execute(seedAccess);
};

const missingPermissions = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('permissions').select('name').execute();
  const known = new Set(rows.map(({ name }) => name));
  return rights.filter((name) => !known.has(name));
};

/** Writes the roles, and every permission that is missing together with its built-in grants. Wants a transaction. */
const seedAccess = async (db: Database): Promise<void> => {
  await lockAccess(db);
  const missing = await missingPermissions(db);
  if (missing.length === 0) return;
  await db
    .insertInto('roles')
    .values([...builtInRoles])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Roles made later take their ids from the sequence, which does not notice ids given by hand.
  await sql`select setval(pg_get_serial_sequence('roles', 'id'), (select max(id) from roles))`.execute(db);
  const added = await db
    .insertInto('permissions')
    .values(missing.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map<string, number>(added.map(({ id, name }) => [name, id]));
  const grants = builtInGrants.flatMap(({ right, ...grant }) => {
    const permission_id = idOf.get(right);
    return permission_id === undefined ? [] : [{ ...grant, permission_id }];
  });
  await db.insertInto('role_permissions').values(grants).execute();
};
