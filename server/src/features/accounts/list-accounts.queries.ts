import { type AccountSize, accountSizes, type AccountSort } from '@portal/contract/accounts/account-status.ts';
import type { AccountFilters } from '@portal/contract/accounts/accounts.contract.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOnce } from '../../platform/database/find-once.ts';
import { foundByTrigrams, idFoundByTrigrams } from '../../platform/database/search-pattern.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** A question to the list; `seesCrmIds` where a search looks in CRM ids too. */
export type AccountQuestion = Omit<AccountFilters, 'open'> & { seesCrmIds: boolean };

type Condition = RawBuilder<boolean>;

/** The condition that keeps a query on `accounts` inside the caller's. */
export const ofAccounts = (scope: Scope): Condition =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`accounts.id = any(${scope.accountIds}::integer[])`;

const searched = (search: string, seesCrmIds: boolean): Condition => {
  const found = foundByTrigrams(sql`accounts.search_text`, folded(search));
  return seesCrmIds ? sql<boolean>`(${found} or ${idFoundByTrigrams(sql`accounts.crm_account_id`, search)})` : found;
};

const ofSizes = (sizes: readonly AccountSize[]): Condition => {
  const ranges = sizes.map((size) => {
    const { least, most } = accountSizes[size];
    return most === null
      ? sql`accounts.recent_loads >= ${least}`
      : sql`accounts.recent_loads between ${least} and ${most}`;
  });
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
};

const below = (parent: NonNullable<AccountFilters['parent_id']>, scope: Scope): Condition => {
  if (parent !== 'none') return sql<boolean>`accounts.parent_id = ${parent}`;
  if (scope === 'all') return sql<boolean>`accounts.parent_id is null`;
  return sql<boolean>`(accounts.parent_id is null or accounts.parent_id <> all(${scope.accountIds}::integer[]))`;
};

/** The condition of a question on `accounts`, inside the caller's. */
export const wantedAccounts = (scope: Scope, question: AccountQuestion): Condition => {
  const { search, status, mode, size, parent_id, seesCrmIds } = question;
  const conditions = [
    ofAccounts(scope),
    sql<boolean>`not accounts.is_operator`,
    status?.length ? sql<boolean>`accounts.status = any(${status}::text[])` : sql<boolean>`accounts.status <> 'closed'`,
    ...(search ? [searched(search, seesCrmIds)] : []),
    ...(mode?.length
      ? [
          sql<boolean>`(${sql.join(
            mode.map((one) => sql`(accounts.can_dispatch_modes ->> ${one})::boolean`),
            sql` or `,
          )})`,
        ]
      : []),
    ...(size?.length ? [ofSizes(size)] : []),
    ...(parent_id === undefined ? [] : [below(parent_id, scope)]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

const orders: Record<AccountSort, RawBuilder<unknown>> = {
  name: sql`lower(accounts.name), accounts.id`,
  '-name': sql`lower(accounts.name) desc, accounts.id desc`,
  '-id': sql`accounts.id desc`,
  '-loads': sql`accounts.recent_loads desc, lower(accounts.name), accounts.id`,
};

const listed = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.name', 'accounts.city', 'accounts.state', 'accounts.country', 'accounts.status'])
    .select(['accounts.can_dispatch', 'accounts.can_dispatch_modes', 'accounts.is_branded'])
    .select(['accounts.freight_system_id', 'accounts.parent_id', 'accounts.markup_percent', 'accounts.markup_min']);

type PageOf = { skip: number; limit: number };

/** One page of accounts in the order asked for. */
export const findAccounts = (db: Database, scope: Scope, question: AccountQuestion, { skip, limit }: PageOf) =>
  listed(db).where(wantedAccounts(scope, question)).orderBy(orders[question.sort]).offset(skip).limit(limit).execute();
export type ListedAccount = Awaited<ReturnType<typeof findAccounts>>[number];

/** Accounts that a search or filter has found are counted no further, as users are. */
const mostFound = 1_000;

/** How many accounts match, and whether they were counted no further. All of them are counted, in an index. */
const countAccounts = async (
  db: Database,
  scope: Scope,
  question: AccountQuestion,
): Promise<{ total: number; isCapped: boolean }> => {
  const { search, status, mode, size } = question;
  const isFiltered = [search, status, mode, size].some((filter) => filter?.length);
  const found = db.selectFrom('accounts').where(wantedAccounts(scope, question)).select('accounts.id');
  const { count } = await db
    .selectFrom((isFiltered ? found.limit(mostFound + 1) : found).as('found'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const isCapped = isFiltered && count > mostFound;
  return { total: isCapped ? mostFound : count, isCapped };
};

/**
 * One page of accounts, and how many match. Those that a search finds are read once, counted and put in order, where
 * walking the accounts in their order would pass by most of them. Where they are too many to be counted, a page of them
 * is filled soon by walking.
 */
export const findPage = async (db: Database, scope: Scope, question: AccountQuestion, page: PageOf) => {
  if (!question.search) {
    const [rows, counted] = await Promise.all([
      findAccounts(db, scope, question, page),
      countAccounts(db, scope, question),
    ]);
    return { rows, ...counted };
  }
  const order = orders[question.sort];
  const { ids, count } = await findOnce(db, {
    matching: sql`select accounts.id, accounts.name, accounts.recent_loads from accounts
      where ${wantedAccounts(scope, question)}`,
    as: 'accounts',
    order,
    page,
    most: mostFound,
  });
  if (count > mostFound)
    return { rows: await findAccounts(db, scope, question, page), total: mostFound, isCapped: true };
  const rows = await listed(db)
    .where(sql<boolean>`accounts.id = any(${ids}::integer[])`)
    .orderBy(order)
    .execute();
  return { rows, total: count, isCapped: false };
};

/** Counts the loads of accounts again whose last 30 days have changed, so many at most; answers how many they were. */
export const countRecentLoads = async (db: Database, most: number): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`select count_recent_loads(${nowByClock}, ${most}) as counted`.execute(
    db,
  );
  return rows[0]?.counted ?? 0;
};
