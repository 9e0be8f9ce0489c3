import type { Right } from '@portal/contract/access/permissions.ts';
import type { GrantConditions, RightGrant, RightsChange, RolePermission } from '@portal/contract/roles/role.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { auditedRights, builtInRights, isSameGrant } from './rights.ts';
import { getRole, roleInSight, roleReader } from './roles.ts';
import { lockAccess } from '../users/ensure-access.queries.ts';
import { requireRights } from '../users/power/held-rights.ts';
import {
  countGrants,
  deleteGrants,
  findGrant,
  findGrants,
  findPermission,
  findRights,
  insertGrants,
  isHeldBySomebody,
  updateRole,
} from './roles.queries.ts';

/** Somebody holds all of these at any time: without them nobody could give rights back, or say who has which role. */
const keptRights: readonly Right[] = [
  'get:role',
  'get:role-permission',
  'post:role-permission',
  'delete:role-permission',
  'patch:user',
  'see_all_accounts',
];

type Change = { added: readonly RightGrant[]; removed: readonly RolePermission[]; field?: string };

/**
 * Changes a role's rights within a transaction that holds the lock of roles. 403 for a right that the caller does not
 * hold, given or taken; 409 where nobody could change them back.
 */
const applyChange = async (tx: Ctx, roleId: number, { added, removed, field }: Change): Promise<void> => {
  const power = { kind: 'role' as const, role_id: roleId, add: added, remove: removed };
  const held = await requireRights(tx, power, { field });
  await deleteGrants(tx.db, held);
  if ((await insertGrants(tx.db, held)) < added.length) throw problem('roles.changed_meanwhile', 409);
  if (!(await isHeldBySomebody(tx.db, keptRights))) throw problem('roles.locks_out', 409);
  await updateRole(tx.db, roleId, {});
  await audit(tx, {
    action: 'role.rights-changed',
    object_type: 'role',
    object_id: roleId,
    before: auditedRights(removed),
    after: auditedRights(added),
  });
};

/** Gives a role rights and takes others away. 403 for rights one does not hold, 409 where the role has changed since. */
export const changeRights = (ctx: Ctx, roleId: number, { add, remove }: RightsChange) =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    await roleInSight(tx, roleId);
    if (remove.length > 0 && !tx.actor.permissions.has('delete:role-permission')) throw problem('http.forbidden', 403);
    const removed = (await findRights(tx.db, roleId)).filter(({ id }) => remove.includes(id));
    if (removed.length < new Set(remove).size) throw problem('roles.changed_meanwhile', 409);
    if (add.length + removed.length > 0)
      await applyChange(tx, roleId, { added: add, removed, ...(remove.length === 0 && { field: 'add' }) });
    return getRole(tx, roleId);
  });

/** Gives a role the rights of its kind and no others. 403 for rights one does not hold, also where they are taken. */
export const restoreRights = (ctx: Ctx, roleId: number) =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    const { kind } = await roleInSight(tx, roleId);
    if (!tx.actor.permissions.has('delete:role-permission')) throw problem('http.forbidden', 403);
    const [held, wanted] = [await findRights(tx.db, roleId), builtInRights(kind)];
    const added = wanted.filter((right) => !held.some((other) => isSameGrant(right, other)));
    const removed = held.filter((right) => !wanted.some((other) => isSameGrant(right, other)));
    if (added.length + removed.length > 0) await applyChange(tx, roleId, { added, removed });
    return getRole(tx, roleId);
  });

type GrantPage = { role_id?: number | undefined; skip: number; limit: number };

/** Which role has which right. 404 for a role that is not there. */
export const listGrants = async (ctx: Ctx, { role_id, ...page }: GrantPage) => {
  if (role_id !== undefined) await roleInSight(ctx, role_id);
  const reader = roleReader(ctx);
  const [items, total] = await Promise.all([
    findGrants(ctx.db, reader, role_id, page),
    countGrants(ctx.db, reader, role_id),
  ]);
  return { items, total };
};

type NewGrant = { role_id: number; permission_id: number } & {
  [K in keyof GrantConditions]?: GrantConditions[K] | undefined;
};

/** Gives a role one right. 404 for a role or right that is not there; 409 where the role has it. */
export const addGrant = (ctx: Ctx, { role_id, permission_id, ...when }: NewGrant): Promise<RolePermission> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    await roleInSight(tx, role_id);
    const permission = (await findPermission(tx.db, permission_id))?.name;
    if (permission === undefined) throw notFound();
    const added = { permission, when_dispatch: when.when_dispatch ?? null, when_branded: when.when_branded ?? null };
    const held = await findRights(tx.db, role_id);
    if (held.some((right) => isSameGrant(right, added))) throw problem('roles.already_granted', 409);
    await applyChange(tx, role_id, { added: [added], removed: [], field: 'permission_id' });
    const grant = (await findRights(tx.db, role_id)).find((right) => isSameGrant(right, added));
    if (!grant) throw notFound();
    return grant;
  });

/** Takes one right from a role. 404; 403 for one the caller does not hold, 409 where nobody could give it back. */
export const removeGrant = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    const grant = await findGrant(tx.db, id);
    if (!grant) throw notFound();
    await applyChange(tx, grant.role_id, { added: [], removed: [grant] });
  });
