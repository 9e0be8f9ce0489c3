import { RoleName } from '@portal/contract/access/roles.ts';
import type { RightGrant } from '@portal/contract/roles/role.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';
import type { HeldRights } from '../users/power/held-rights.ts';

type Page = { skip: number; limit: number };
/** Hidden roles are the operator's to see. */
export type RoleReader = { seesHidden: boolean };

const columns = ['id', 'name', 'description', 'is_visible', 'created_at', 'last_modified'] as const;

const readable = (db: Database, { seesHidden }: RoleReader) =>
  db
    .selectFrom('roles')
    .select(columns)
    .select((row) => [
      row.ref('kind').$castTo<RoleName>().as('kind'),
      sql<boolean>`key = any(${RoleName.options}::text[])`.as('is_built_in'),
    ])
    .$if(!seesHidden, (query) => query.where('is_visible', '=', true));

export const findRoles = (db: Database, reader: RoleReader, { skip, limit }: Page) =>
  readable(db, reader).orderBy('id').offset(skip).limit(limit).execute();

export const countRoles = async (db: Database, { seesHidden }: RoleReader): Promise<number> => {
  const { count } = await db
    .selectFrom('roles')
    .$if(!seesHidden, (query) => query.where('is_visible', '=', true))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findRole = (db: Database, reader: RoleReader, id: number) =>
  readable(db, reader).where('id', '=', id).executeTakeFirst();

/** A key that works as long as its creator may do something: active, and of the account the creator belongs to. */
const workingKeys = sql`(select created_by, account_id, count(*)::integer as count from api_keys
  where status = 'active' group by created_by, account_id)`;

/** People with each of these roles, their accounts, how many of them are signed in, and their active API keys. */
export const findReach = async (db: Database, roleIds: readonly number[]) => {
  const rows = await db
    .selectFrom('users')
    .leftJoin(workingKeys.$castTo<{ created_by: number; account_id: number; count: number }>().as('keys'), (join) =>
      join.onRef('keys.created_by', '=', 'users.id').onRef('keys.account_id', '=', 'users.account_id'),
    )
    .where('role_id', 'in', [0, ...roleIds])
    .where('status', '<>', 'deleted')
    .select([
      'role_id',
      sql<number>`count(*)::integer`.as('users'),
      sql<number>`count(distinct users.account_id)::integer`.as('accounts'),
      sql<number>`(count(*) filter (where exists (
        select 1 from sessions where sessions.user_id = users.id and ended_at is null
      )))::integer`.as('signed_in'),
      sql<number>`coalesce(sum(keys.count), 0)::integer`.as('api_keys'),
    ])
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ role_id, ...reach }) => [role_id, reach]));
};

type NewRow = { name: string; description: string; kind: RoleName; is_visible: boolean };

/** Adds a role; undefined where another has its name. */
export const insertRole = (db: Database, row: NewRow) =>
  db
    .insertInto('roles')
    .values({ ...row, key: sql<string>`'role-' || gen_random_uuid()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateRole = async (db: Database, id: number, change: Partial<Omit<NewRow, 'kind'>>): Promise<void> => {
  await db
    .updateTable('roles')
    .set({ ...change, last_modified: nowByDatabase })
    .where('id', '=', id)
    .execute();
};

export const isNameTaken = async (db: Database, name: string, exceptId: number): Promise<boolean> =>
  (await db
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

/** Waits for whoever is giving this role to somebody; nobody gives it until the transaction ends. */
export const lockRole = async (db: Database, id: number): Promise<void> => {
  await db.selectFrom('roles').select('id').where('id', '=', id).forUpdate().execute();
};

/** Deletes a role that nobody has. Deleted users, kept for history, get the built-in role it behaves as. */
export const deleteRole = async (db: Database, id: number): Promise<void> => {
  await sql`update users set role_id = (
      select b.id from roles b join roles own on own.kind = b.key where own.id = ${id}
    ) where role_id = ${id} and status = 'deleted'`.execute(db);
  await db.deleteFrom('roles').where('id', '=', id).execute();
};

const grants = (db: Database) =>
  db
    .selectFrom('role_permissions as grant')
    .innerJoin('permissions as p', 'p.id', 'grant.permission_id')
    .innerJoin('roles as r', 'r.id', 'grant.role_id')
    .select([
      'grant.id',
      'grant.role_id',
      'grant.permission_id',
      'p.name as permission',
      'grant.when_dispatch',
      'grant.when_branded',
    ]);

/** What a role may, in alphabetical order. */
export const findRights = (db: Database, roleId: number) =>
  grants(db).where('grant.role_id', '=', roleId).orderBy('p.name').orderBy('grant.id').execute();

export const findGrants = (db: Database, { seesHidden }: RoleReader, roleId: number | undefined, page: Page) =>
  grants(db)
    .$if(!seesHidden, (query) => query.where('r.is_visible', '=', true))
    .$if(roleId !== undefined, (query) => query.where('grant.role_id', '=', roleId ?? 0))
    .orderBy('grant.role_id')
    .orderBy('grant.id')
    .offset(page.skip)
    .limit(page.limit)
    .execute();

export const countGrants = async (db: Database, { seesHidden }: RoleReader, roleId: number | undefined) => {
  const { count } = await db
    .selectFrom('role_permissions as grant')
    .innerJoin('roles as r', 'r.id', 'grant.role_id')
    .$if(!seesHidden, (query) => query.where('r.is_visible', '=', true))
    .$if(roleId !== undefined, (query) => query.where('grant.role_id', '=', roleId ?? 0))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findGrant = (db: Database, id: number) => grants(db).where('grant.id', '=', id).executeTakeFirst();

/** Rows for the rights of a role. Names that are no right are left out. */
const grantRows = async (db: Database, role_id: number, rights: readonly RightGrant[]) => {
  const known = await db
    .selectFrom('permissions')
    .select(['id', 'name'])
    .where('name', 'in', ['', ...rights.map(({ permission }) => permission)])
    .execute();
  const idOf = new Map(known.map(({ id, name }) => [name, id]));
  return rights.flatMap(({ permission, when_dispatch, when_branded }) => {
    const permission_id = idOf.get(permission);
    return permission_id === undefined ? [] : [{ role_id, permission_id, when_dispatch, when_branded }];
  });
};

/** Gives rights to a role; answers how many it did not have. */
export const insertGrants = async (db: Database, { role_id, add }: HeldRights<'role'>): Promise<number> => {
  const values = await grantRows(db, role_id, add);
  if (values.length === 0) return 0;
  const rows = await db
    .insertInto('role_permissions')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length;
};

/** Gives a role these rights and no others, whoever runs the command. */
export const replaceGrants = async (db: Database, roleId: number, rights: readonly RightGrant[]): Promise<void> => {
  await db.deleteFrom('role_permissions').where('role_id', '=', roleId).execute();
  await db
    .insertInto('role_permissions')
    .values(await grantRows(db, roleId, rights))
    .execute();
};

/** Writes the same into the audit, as an act of the portal itself. */
export const noteRestored = async (db: Database, roleId: number, of: { before: object; after: object }) => {
  const [before, after] = [JSON.stringify(of.before), JSON.stringify(of.after)];
  const what = { actor_kind: 'system', action: 'role.rights-changed', object_type: 'role', object_id: String(roleId) };
  await db
    .insertInto('audit_entries')
    .values({ ...what, before, after })
    .execute();
};

/** The id of a built-in role. */
export const findBuiltInRole = async (db: Database, kind: RoleName): Promise<number> =>
  (await db.selectFrom('roles').select('id').where('key', '=', kind).executeTakeFirstOrThrow()).id;

export const deleteGrants = async (db: Database, { role_id, remove }: HeldRights<'role'>): Promise<void> => {
  const ids = remove.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('role_permissions').where('role_id', '=', role_id).where('id', 'in', ids).execute();
};

/** Whether an active person holds all of these rights, whatever the flags of the account. */
export const isHeldBySomebody = async (db: Database, names: readonly string[]): Promise<boolean> => {
  const { held } = await db
    .selectNoFrom(
      sql<boolean>`exists (
        select 1 from users u
        join accounts a on a.id = u.account_id and a.status = 'active'
        where u.status = 'active' and ${names.length} = (
          select count(distinct p.name) from role_permissions rp join permissions p on p.id = rp.permission_id
          where rp.role_id = u.role_id and p.name = any(${names}::text[])
            and rp.when_dispatch is null and rp.when_branded is null
        )
      )`.as('held'),
    )
    .executeTakeFirstOrThrow();
  return held;
};

export const findPermissions = (db: Database, { skip, limit }: Page) =>
  db.selectFrom('permissions').selectAll().orderBy('name').offset(skip).limit(limit).execute();

export const countPermissions = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('permissions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findPermission = (db: Database, id: number) =>
  db.selectFrom('permissions').selectAll().where('id', '=', id).executeTakeFirst();

/** Adds a right; undefined where there is one of this name. */
export const insertPermission = (db: Database, name: string) =>
  db
    .insertInto('permissions')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();

export const deletePermission = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('permissions').where('id', '=', id).execute();
};
