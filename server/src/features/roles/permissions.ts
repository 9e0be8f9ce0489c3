import { rights } from '@portal/contract/access/permissions.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { lockAccess } from '../users/ensure-access.queries.ts';
import {
  countPermissions,
  deletePermission,
  findPermission,
  findPermissions,
  insertPermission,
} from './roles.queries.ts';

/** The portal's own calls ask for it. */
const isBuiltIn = (name: string): boolean => rights.some((right) => right === name);

const present = ({ id, name }: { id: number; name: string }) => ({ id, name, is_built_in: isBuiltIn(name) });

export const listPermissions = async (ctx: Ctx, page: { skip: number; limit: number }) => {
  const [rows, total] = await Promise.all([findPermissions(ctx.db, page), countPermissions(ctx.db)]);
  return { items: rows.map(present), total };
};

/** Adds a right that no call of the portal asks for. 409 where there is one of this name. */
export const addPermission = (ctx: Ctx, { name }: { name: string }) =>
  withTransaction(ctx, async (tx) => {
    const added = await insertPermission(tx.db, name);
    if (!added) throw problem('roles.permission_exists', 409, { field: 'name' });
    await audit(tx, {
      action: 'role.permission-added',
      object_type: 'permission',
      object_id: added.id,
      after: { name },
    });
    return present(added);
  });

/** Deletes a right that was added, and takes it from every role. 404; 409 for those the portal asks for. */
export const removePermission = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockAccess(tx.db);
    const permission = await findPermission(tx.db, id);
    if (!permission) throw notFound();
    if (isBuiltIn(permission.name)) throw problem('roles.permission_built_in', 409);
    await deletePermission(tx.db, id);
    const before = { name: permission.name };
    await audit(tx, { action: 'role.permission-removed', object_type: 'permission', object_id: id, before });
  });
