import type { NewRole, Role, RoleChange, RoleWithRights } from '@portal/contract/roles/role.ts';
import { can } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { builtInRights } from './rights.ts';
import { lockAccess } from '../users/ensure-access.queries.ts';
import { requireRights } from '../users/power/held-rights.ts';
import {
  countRoles,
  deleteRole,
  findReach,
  findRights,
  findRole,
  findRoles,
  insertGrants,
  insertRole,
  isNameTaken,
  lockRole,
  type RoleReader,
  updateRole,
} from './roles.queries.ts';

export const roleReader = (ctx: Ctx): RoleReader => ({ seesHidden: can(ctx, 'act_for_operator') });

type Row = Omit<Role, 'reach'>;

const nobody: NonNullable<Role['reach']> = { users: 0, accounts: 0, signed_in: 0, api_keys: 0 };

/** Who has a role is for the operator to know. */
const withReach = async (ctx: Ctx, rows: readonly Row[]): Promise<Role[]> => {
  if (!can(ctx, 'act_for_operator')) return [...rows];
  const reach = await findReach(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, reach: reach.get(row.id) ?? nobody }));
};

/** One role the caller may see. 404. */
export const roleInSight = async (ctx: Ctx, id: number): Promise<Row> => {
  const row = await findRole(ctx.db, roleReader(ctx), id);
  if (!row) throw notFound();
  return row;
};

export const listRoles = async (ctx: Ctx, page: { skip: number; limit: number }) => {
  const reader = roleReader(ctx);
  const [rows, total] = await Promise.all([findRoles(ctx.db, reader, page), countRoles(ctx.db, reader)]);
  return { items: await withReach(ctx, rows), total };
};

const roleOf = async (ctx: Ctx, id: number): Promise<Role> => {
  const [role] = await withReach(ctx, [await roleInSight(ctx, id)]);
  if (!role) throw notFound();
  return role;
};

/** One role with its rights. 404. */
export const getRole = async (ctx: Ctx, id: number): Promise<RoleWithRights> => {
  const role = await roleOf(ctx, id);
  return { ...role, rights: await findRights(ctx.db, id), built_in_rights: builtInRights(role.kind) };
};

const what = (id: number) => ({ object_type: 'role', object_id: id });
const nameTaken = () => problem('roles.name_taken', 409, { field: 'name' });

/** Adds a role with the rights of the one it copies, else of its kind. 403 for rights one does not hold oneself. */
export const addRole = (ctx: Ctx, { copy_of, ...fields }: NewRole): Promise<Role> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    if (copy_of !== undefined) await roleInSight(tx, copy_of);
    const rights = copy_of === undefined ? builtInRights(fields.kind) : await findRights(tx.db, copy_of);
    const row = { description: '', is_visible: true, ...fields };
    const added = await insertRole(tx.db, row);
    if (!added) throw nameTaken();
    await insertGrants(tx.db, await requireRights(tx, { kind: 'role', role_id: added.id, add: rights, remove: [] }));
    await audit(tx, { action: 'role.added', ...what(added.id), after: { ...row, copy_of: copy_of ?? null } });
    return roleOf(tx, added.id);
  });

/** Changes what is named of a role. 404; 409 for a name that another role has. */
export const changeRole = (ctx: Ctx, id: number, change: RoleChange): Promise<Role> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    const before = await roleInSight(tx, id);
    if (change.name !== undefined && (await isNameTaken(tx.db, change.name, id))) throw nameTaken();
    const { name, description, is_visible } = before;
    await updateRole(tx.db, id, change);
    await audit(tx, {
      action: 'role.changed',
      ...what(id),
      before: { name, description, is_visible },
      after: { name, description, is_visible, ...change },
    });
    return roleOf(tx, id);
  });

/** Deletes a role. 409 for a built-in one, and while somebody has it. */
export const removeRole = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    const { name, description, kind, is_built_in } = await roleInSight(tx, id);
    if (is_built_in) throw problem('roles.built_in', 409);
    await lockRole(tx.db, id);
    const users = (await findReach(tx.db, [id])).get(id)?.users ?? 0;
    if (users > 0) throw problem('roles.in_use', 409, { params: { count: users } });
    await deleteRole(tx.db, id);
    await audit(tx, { action: 'role.removed', ...what(id), before: { name, description, kind } });
  });
