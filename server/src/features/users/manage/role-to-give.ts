import { operatorRole, type RoleName, rolesUpTo } from '@portal/contract/access/roles.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { holdAccess } from '../power/held-rights.queries.ts';
import { lockRoleToGive, type RoleToGive, type UsersAccount } from './managed-users.queries.ts';

type RoleChoice = { role?: RoleName | undefined; role_id?: number | undefined };

/** The field by which a role was named. */
export const roleField = ({ role_id }: RoleChoice): 'role' | 'role_id' => (role_id === undefined ? 'role' : 'role_id');

/** What the audit calls a role: a built-in one by its key. */
export const auditedRole = ({ role, role_name }: Pick<RoleToGive, 'role' | 'role_name'>): string => role_name ?? role;

/**
 * The role somebody should have, held until the transaction ends. 400 where none is named, 404 for one the caller does
 * not see, 403 for a kind above the caller's and for a platform admin outside the operator's account.
 */
export const roleToGive = async (tx: Ctx, choice: RoleChoice, account: UsersAccount): Promise<RoleToGive> => {
  const { role: name, role_id: id } = choice;
  const field = roleField(choice);
  if (id === undefined && name === undefined) throw problem('http.required', 400, { field });
  await holdAccess(tx.db);
  const role = await lockRoleToGive(tx, id === undefined ? { name: name ?? operatorRole } : { id });
  if (!role || !(role.is_visible || can(tx, 'act_for_operator'))) throw problem('http.not_found', 404, { field });
  if (!rolesUpTo(tx.actor.role).includes(role.role)) throw problem('users.role_above', 403, { field });
  if (role.role === operatorRole && !account.is_operator) throw problem('users.role_of_operator', 403, { field });
  return role;
};
