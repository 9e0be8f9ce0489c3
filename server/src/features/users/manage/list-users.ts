import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { ListedUser, UserFilters } from '@portal/contract/users/managed-user.ts';
import type { users } from '@portal/contract/users/users.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { isFreedAddress } from '../freed-address.ts';
import { findManagedUser, findUsers, type ManagedUser, type UsersOf } from './managed-users.queries.ts';
import { usersAccountInScope } from './user-in-scope.ts';

/** A user as the caller may see one: who may not manage users sees name, e-mail and role alone. */
export const presentUser = ({ actor }: Ctx, user: ManagedUser): ListedUser => {
  const { id, account_id, first_name, last_name, role, role_id, role_name, status: _, ...others } = user;
  const { email, ...managed } = others;
  const shown = isFreedAddress(email) ? '' : email;
  const seen = { id, account_id, email: shown, first_name, last_name, role, role_id, role_name };
  return actor.permissions.has('patch:user') ? { ...seen, managed } : seen;
};

/** One page of an account's users. 404 for a foreign account or user; agents see their own account's alone. */
export const listUsers = async (
  ctx: Ctx,
  accountId: number,
  { skip, limit, ...filters }: UserFilters & Page,
): Promise<Reply<typeof users.list>> => {
  await usersAccountInScope(ctx, accountId);
  if (!managesUsers(ctx) && accountId !== ctx.actor.accountId) throw notFound();
  const found = await pageOfUsers(ctx, { accountId }, filters, { skip, limit });
  if (filters.user_id !== undefined && found.total === 0) throw notFound();
  return found;
};

type SearchedUsers = Input<typeof users.search>['query'];

/** Users to pick from, by name; those of closed accounts are none. 404 for a foreign account. */
export const searchUsers = async (
  ctx: Ctx,
  { skip, limit, account_id, ...filters }: SearchedUsers,
): Promise<Reply<typeof users.search>> => {
  if (account_id !== undefined) return listUsers(ctx, account_id, { ...filters, skip, limit, sort: 'name' });
  const of = managesUsers(ctx) ? { scope: ctx.scope } : { accountId: ctx.actor.accountId };
  return pageOfUsers(ctx, of, { ...filters, sort: 'name' }, { skip, limit });
};

type Page = { skip: number; limit: number };

const managesUsers = ({ actor }: Ctx): boolean => actor.permissions.has('patch:user');

const pageOfUsers = async (ctx: Ctx, of: UsersOf, filters: UserFilters, page: Page) => {
  // Who may not see a user's state must not find it out by filtering.
  const { sort, ...wanted } = managesUsers(ctx) ? filters : { ...filters, state: undefined };
  const { items, total, isCapped } = await findUsers(ctx, of, { ...wanted, sort }, page);
  return {
    items: items.map((row) => presentUser(ctx, row)),
    total,
    ...(isCapped ? { total_capped: true } : {}),
  };
};

/** The user who signs in with this address. 404 outside the caller's accounts, whether or not there is one. */
export const findByUsername = async (ctx: Ctx, username: string): Promise<ListedUser> => {
  const user = await findManagedUser(ctx, ctx.scope, { email: username });
  if (!user) throw notFound();
  return presentUser(ctx, user);
};
