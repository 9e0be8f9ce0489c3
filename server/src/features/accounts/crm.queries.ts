import { type AbortableQueryOptions, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type AccountQuestion, wantedAccounts } from './list-accounts.queries.ts';

type Search = Pick<AccountQuestion, 'search' | 'seesCrmIds'>;

const customers = ({ db, scope }: Ctx, search: Search) =>
  db.selectFrom('accounts').where(wantedAccounts(scope, { ...search, sort: 'name' }));

/** One page of the customers in scope by name, with the number of their contacts. */
export const findCustomers = (
  ctx: Ctx,
  search: Search,
  { skip, limit }: { skip: number; limit: number },
  options: AbortableQueryOptions,
) =>
  customers(ctx, search)
    .select(['id', 'name', 'status', 'city', 'state', 'country', 'phone', 'accounting_email', 'website'])
    .select(['crm_account_id', 'version'])
    .select(sql<number>`(select count(*)::integer from account_contacts where account_id = accounts.id)`.as('contacts'))
    .orderBy(sql`lower(accounts.name)`)
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute(options);

/** How many customers match. */
export const countCustomers = async (ctx: Ctx, search: Search, options: AbortableQueryOptions): Promise<number> => {
  const { count } = await customers(ctx, search)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow(options);
  return count;
};
