import { isRight } from '@portal/contract/access/permissions.ts';
import { operatorRole, type RoleName, rolesUpTo } from '@portal/contract/access/roles.ts';
import { mayGive } from '@portal/contract/roles/may-give.ts';
import { actorRowId, can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findRightsBeyond, lockRoleToGive, type RoleToGive, type UsersAccount } from './managed-users.queries.ts';

type RoleChoice = { role?: RoleName | undefined; role_id?: number | undefined };

const fieldOf = ({ role_id }: RoleChoice): 'role' | 'role_id' => (role_id === undefined ? 'role' : 'role_id');

/** What the audit calls a role: a built-in one by its key. */
export const auditedRole = ({ role, role_name }: Pick<RoleToGive, 'role' | 'role_name'>): string => role_name ?? role;

/** 403 `roles.not_held` where a role has a right that the caller does not hold, whatever the flags of accounts. */
export const assertHoldsRightsOf = async (ctx: Ctx, roleId: number, field: string): Promise<void> => {
  const { actor } = ctx;
  const keyId = actor.kind === 'api_key' ? actorRowId(actor) : null;
  const beyond = await findRightsBeyond(ctx, roleId, { userId: actor.userId, keyId });
  const runsPortal = can(ctx, 'act_for_operator');
  // Names that no call asks for are free, and what only customers use is the operator's to give.
  const refused = beyond.find((name) => isRight(name) && !mayGive(name, (right) => right !== name && runsPortal));
  if (refused !== undefined) throw problem('roles.not_held', 403, { field, params: { right: refused } });
};

/**
 * The role somebody is given, held until the transaction ends. 400 where none is named, 404 for one the caller does not
 * see, 403 for a kind above the caller's, for a platform admin outside the operator's account, and for a role with
 * rights the caller does not hold.
 */
export const roleToGive = async (tx: Ctx, choice: RoleChoice, account: UsersAccount): Promise<RoleToGive> => {
  const { role: name, role_id: id } = choice;
  const field = fieldOf(choice);
  if (id === undefined && name === undefined) throw problem('http.required', 400, { field });
  const role = await lockRoleToGive(tx, id === undefined ? { name: name ?? operatorRole } : { id });
  if (!role || !(role.is_visible || can(tx, 'act_for_operator'))) throw problem('http.not_found', 404, { field });
  if (!rolesUpTo(tx.actor.role).includes(role.role)) throw problem('users.role_above', 403, { field });
  if (role.role === operatorRole && !account.is_operator) throw problem('users.role_of_operator', 403, { field });
  await assertHoldsRightsOf(tx, role.id, field);
  return role;
};
