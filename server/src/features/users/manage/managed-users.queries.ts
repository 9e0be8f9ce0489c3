import type { RoleName } from '@portal/contract/access/roles.ts';
import type { CommissionInterval, UserFilters } from '@portal/contract/users/managed-user.ts';
import type { UserSort, UserState } from '@portal/contract/users/user-states.ts';
import { folded } from '@portal/contract/values/folded.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { findOnce } from '../../../platform/database/find-once.ts';
import { foundByTrigrams } from '../../../platform/database/search-pattern.ts';
import type { HeldRights } from '../power/held-rights.ts';

/** Users are counted no further: all of an account or of the portal, and those that a search or filter has found. */
const countLimits = { all: 10_000, found: 1_000 };

const inScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${scope.accountIds}::integer[])`;

/** What managing users needs to know of an account in scope. */
export const findUsersAccount = (ctx: OpenCtx, scope: Scope, accountId: number) =>
  ctx.db
    .selectFrom('accounts')
    .select(['id', 'country', 'is_operator', 'status'])
    .where('id', '=', accountId)
    .where(inScope(scope, 'accounts.id'))
    .executeTakeFirst();
export type UsersAccount = NonNullable<Awaited<ReturnType<typeof findUsersAccount>>>;

/** Somebody `u` who was invited and has neither set a password nor come by another way. */
export const hasNoWayIn = sql<boolean>`u.password_hash is null
  and not exists (select 1 from freight_system_users f where f.user_id = u.id)`;

const stateOf = sql<UserState>`case when u.status = 'suspended' then 'suspended' when ${hasNoWayIn}
  then 'invited' else 'active' end`;

/** The same as conditions, which the few suspended and invited ones are found by through indexes of their own. */
const inState: Record<UserState, RawBuilder<boolean>> = {
  active: sql`(u.status <> 'suspended' and not (${hasNoWayIn}))`,
  invited: sql`(u.status <> 'suspended' and ${hasNoWayIn})`,
  suspended: sql`u.status = 'suspended'`,
};

const hasSecondFactor = sql<boolean>`(
  exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
  or exists (select 1 from passkeys k where k.user_id = u.id))`;

/** What a role of the operator's own is called; built-in ones are named in the reader's language. */
const ownRoleName = sql<string | null>`case when r.key = r.kind then null else r.name end`;

const allUsers = (ctx: OpenCtx) =>
  ctx.db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('u.status', '<>', 'deleted')
    .select(['u.id', 'u.account_id', 'u.email', 'u.first_name', 'u.last_name', 'u.phone', 'u.phone_extension'])
    .select([
      'u.role_id',
      'u.status',
      'u.can_dispatch',
      'u.can_dispatch_modes',
      'u.can_pay',
      'u.commissions',
      'u.created_at',
    ])
    .select((row) => [
      row.ref('u.language').$castTo<Language>().as('language'),
      row.ref('r.kind').$castTo<RoleName>().as('role'),
      ownRoleName.as('role_name'),
      stateOf.as('state'),
      hasSecondFactor.as('has_second_factor'),
      sql<number>`(select count(*)::integer from passkeys k where k.user_id = u.id)`.as('passkeys'),
      sql<string | null>`(select max(s.created_at) from sessions s where s.user_id = u.id
        and s.parent_session_id is null)`.as('last_sign_in_at'),
    ]);

/** A user in scope; locked where `isLocked`. */
export const findManagedUser = (ctx: OpenCtx, scope: Scope, by: { id: number } | { email: string }) =>
  allUsers(ctx)
    .where(inScope(scope, 'u.account_id'))
    .where('id' in by ? sql<boolean>`u.id = ${by.id}` : sql<boolean>`lower(u.email) = ${by.email.toLowerCase()}`)
    .executeTakeFirst();
export type ManagedUser = NonNullable<Awaited<ReturnType<typeof findManagedUser>>>;

const orders: Record<UserSort, RawBuilder<unknown>> = {
  name: sql`lower(u.last_name), lower(u.first_name), u.id`,
  '-name': sql`lower(u.last_name) desc, lower(u.first_name) desc, u.id desc`,
  email: sql`lower(u.email), u.id`,
  '-email': sql`lower(u.email) desc, u.id desc`,
};

/** Whose users are listed: one account's, or those of every open account in scope. */
export type UsersOf = { accountId: number } | { scope: Scope };
type Wanted = Omit<UserFilters, 'sort'>;

const accountsOf = (of: UsersOf): RawBuilder<boolean>[] =>
  'accountId' in of
    ? [sql`u.account_id = ${of.accountId}`]
    : [
        inScope(of.scope, 'u.account_id'),
        sql`exists (select 1 from accounts a where a.id = u.account_id and a.status <> 'closed')`,
      ];

const wanted = (of: UsersOf, { search, role, role_id, state, user_id }: Wanted): RawBuilder<boolean> => {
  const conditions = [
    ...accountsOf(of),
    ...(search ? [foundByTrigrams(sql`u.search_text`, folded(search))] : []),
    ...(role?.length ? [sql`u.role_id in (select id from roles where kind = any(${role}::text[]))`] : []),
    ...(role_id?.length ? [sql`u.role_id = any(${role_id}::integer[])`] : []),
    ...(state?.length
      ? [
          sql`(${sql.join(
            state.map((one) => inState[one]),
            sql` or `,
          )})`,
        ]
      : []),
    ...(user_id === undefined ? [] : [sql`u.id = ${user_id}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

type PageOf = { skip: number; limit: number };
type Sorted = Wanted & { sort: UserSort };

const pageInOrder = (ctx: OpenCtx, of: UsersOf, { sort, ...filters }: Sorted, { skip, limit }: PageOf) =>
  allUsers(ctx).where(wanted(of, filters)).orderBy(orders[sort]).offset(skip).limit(limit).execute();

/**
 * One page of users, and how many match. Those that a search finds among a hundred thousand are few mostly: they are
 * read once, counted and put in order, where walking the users in their order would pass by most of them. Where they
 * are too many to be counted, a page of them is filled soon by walking.
 */
export const findUsers = async (ctx: OpenCtx, of: UsersOf, question: Sorted, page: PageOf) => {
  const { sort, ...filters } = question;
  if (!filters.search) {
    const [items, count] = await Promise.all([pageInOrder(ctx, of, question, page), countUsers(ctx, of, filters)]);
    return { items, ...count };
  }
  const { ids, count } = await findOnce(ctx.db, {
    matching: sql`select u.id, u.first_name, u.last_name, u.email from users u
      where u.status <> 'deleted' and ${wanted(of, filters)}`,
    as: 'u',
    order: orders[sort],
    page,
    most: countLimits.found,
  });
  if (count > countLimits.found) {
    return { items: await pageInOrder(ctx, of, question, page), total: countLimits.found, isCapped: true };
  }
  const found = allUsers(ctx).where(sql<boolean>`u.id = any(${ids}::integer[])`);
  return { items: await found.orderBy(orders[sort]).execute(), total: count, isCapped: false };
};

/** How many match, and whether they were counted no further. */
const countUsers = async (
  ctx: OpenCtx,
  of: UsersOf,
  { user_id, ...filters }: Wanted,
): Promise<{ total: number; isCapped: boolean }> => {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter.length > 0);
  const limit = countLimits[isFiltered ? 'found' : 'all'];
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from users u where u.status <> 'deleted' and ${wanted(of, { ...filters, user_id })} limit ${limit + 1}
    ) found`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, limit), isCapped: count > limit };
};

/** Whether an account has an administrator of this kind beside one user: not suspended, and with a password. */
export const hasOtherAdmin = async (ctx: OpenCtx, user: { id: number; account_id: number }, role: RoleName) => {
  const other = await ctx.db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select('u.id')
    .where('u.account_id', '=', user.account_id)
    .where('u.id', '<>', user.id)
    .where('r.kind', '=', role)
    .where('u.status', '=', 'active')
    .where('u.password_hash', 'is not', null)
    .executeTakeFirst();
  return other !== undefined;
};

/** A role that somebody gives, by its name or id; it cannot be deleted until the transaction ends. */
export const lockRoleToGive = (tx: OpenCtx, by: { id: number } | { name: RoleName }) =>
  tx.db
    .selectFrom('roles as r')
    .select(['r.id', 'r.is_visible'])
    .select((row) => [row.ref('r.kind').$castTo<RoleName>().as('role'), ownRoleName.as('role_name')])
    .where('id' in by ? sql<boolean>`r.id = ${by.id}` : sql<boolean>`r.key = ${by.name}`)
    .forKeyShare()
    .executeTakeFirst();
export type RoleToGive = NonNullable<Awaited<ReturnType<typeof lockRoleToGive>>>;

/** What managing a user changes beside what they may. */
type ManagedFields = {
  first_name?: string;
  last_name?: string;
  phone?: string;
  phone_extension?: string;
  language?: Language;
  commissions?: readonly CommissionInterval[];
};

export const changeManagedFields = async (
  tx: OpenCtx,
  userId: number,
  { commissions, ...fields }: ManagedFields,
): Promise<void> => {
  const columns = { ...fields, ...(commissions && { commissions: JSON.stringify(commissions) }) };
  if (Object.keys(columns).length > 0) await tx.db.updateTable('users').set(columns).where('id', '=', userId).execute();
};

/** False where somebody has the address already. */
export const changeStanding = async (tx: OpenCtx, { user_id, change }: HeldRights<'user'>): Promise<boolean> => {
  if (Object.keys(change).length === 0) return true;
  const update = tx.db.updateTable('users').set(change).where('id', '=', user_id);
  const { email } = change;
  const free = email
    ? update.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('users as other')
              .select('other.id')
              .where(sql`lower(other.email)`, '=', email.toLowerCase())
              .where('other.id', '<>', user_id),
          ),
        ),
      )
    : update;
  return (await free.executeTakeFirst()).numUpdatedRows === 1n;
};

/** Open sessions of a user's own, the last used first; those of acting for another account end with these. */
export const findOpenSessions = (ctx: OpenCtx, userId: number) =>
  ctx.db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'ip', 'user_agent'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('parent_session_id', 'is', null)
    .orderBy('last_used_at', 'desc')
    .limit(200)
    .execute();

export const markTourSeen = async (ctx: OpenCtx, userId: number, section: string): Promise<void> => {
  await ctx.db
    .updateTable('users')
    .set({ user_tour: sql`user_tour || jsonb_build_object(${section}::text, true)` })
    .where('id', '=', userId)
    .execute();
};
