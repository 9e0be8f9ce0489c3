import type { Right } from '@portal/contract/access/permissions.ts';
import type { Database } from './database.ts';

/** The ids of the roles that hold a right, whatever their condition, as a part of another query. */
export const rolesWith = (db: Database, right: Right) =>
  db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('role_permissions.role_id')
    .where('permissions.name', '=', right);
