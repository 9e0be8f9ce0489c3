import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { ListedUser, UserFilters } from '@portal/contract/users/managed-user.ts';
import type { users } from '@portal/contract/users/users.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import {
  countUsersOfAccount,
  findManagedUser,
  findUsersOfAccount,
  type ManagedUser,
  userCountLimit,
} from './managed-users.queries.ts';
import { usersAccountInScope } from './user-in-scope.ts';

/** A user as the caller may see one: who may not manage users sees name, e-mail and role alone. */
export const presentUser = ({ actor }: Ctx, user: ManagedUser): ListedUser => {
  const { id, account_id, email, first_name, last_name, role, role_id, role_name, status: _, ...managed } = user;
  const seen = { id, account_id, email, first_name, last_name, role, role_id, role_name };
  return actor.permissions.has('patch:user') ? { ...seen, managed } : seen;
};

/** One page of an account's users. 404 for a foreign account or user; agents see their own account's alone. */
export const listUsers = async (
  ctx: Ctx,
  accountId: number,
  { skip, limit, ...filters }: UserFilters & { skip: number; limit: number },
): Promise<Reply<typeof users.list>> => {
  await usersAccountInScope(ctx, accountId);
  const manages = ctx.actor.permissions.has('patch:user');
  if (!manages && accountId !== ctx.actor.accountId) throw notFound();
  // Who may not see a user's state must not find it out by filtering.
  const requested = manages ? filters : { ...filters, state: undefined };
  const [rows, counted] = await Promise.all([
    findUsersOfAccount(ctx, accountId, requested, { skip, limit }),
    countUsersOfAccount(ctx, accountId, requested),
  ]);
  if (filters.user_id !== undefined && counted === 0) throw notFound();
  const isCapped = counted > userCountLimit;
  return {
    items: rows.map((row) => presentUser(ctx, row)),
    total: isCapped ? userCountLimit : counted,
    ...(isCapped ? { total_capped: true } : {}),
  };
};

/** The user who signs in with this address. 404 outside the caller's accounts, whether or not there is one. */
export const findByUsername = async (ctx: Ctx, username: string): Promise<ListedUser> => {
  const user = await findManagedUser(ctx, ctx.scope, { email: username });
  if (!user) throw notFound();
  return presentUser(ctx, user);
};
