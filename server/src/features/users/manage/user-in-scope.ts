import { rolesUpTo } from '@portal/contract/access/roles.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { lockUsersOfAccount } from '../power/held-rights.queries.ts';
import { findManagedUser, findUsersAccount, type ManagedUser, type UsersAccount } from './managed-users.queries.ts';

/** An account whose users the caller may see. Refuses with 404, a foreign one just like one that does not exist. */
export const usersAccountInScope = async (ctx: Ctx, accountId: number): Promise<UsersAccount> => {
  const account = await findUsersAccount(ctx, ctx.scope, accountId);
  if (!account) throw notFound();
  return account;
};

/** A user the caller may manage: 404 for a foreign one, 403 without the right and for a role above the caller's. */
export const managedUser = async (ctx: Ctx, userId: number, right: Permission): Promise<ManagedUser> => {
  const user = await findManagedUser(ctx, ctx.scope, { id: userId });
  if (!user) throw notFound();
  if (!ctx.actor.permissions.has(right)) throw problem('http.forbidden', 403);
  if (!rolesUpTo(ctx.actor.role).includes(user.role)) throw problem('http.forbidden', 403);
  return user;
};

/** The same as it stands once everybody is done who changes users of its account; held until the transaction ends. */
export const lockManagedUser = async (tx: Ctx, userId: number, right: Permission): Promise<ManagedUser> => {
  const { account_id } = await managedUser(tx, userId, right);
  await lockUsersOfAccount(tx.db, account_id);
  return managedUser(tx, userId, right);
};
