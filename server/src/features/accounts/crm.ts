import type { crm } from '@portal/contract/accounts/accounts.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { untilGone } from '../../platform/database/database.ts';
import { countCustomers, findCustomers } from './crm.queries.ts';

type Query = Input<typeof crm.accounts>['query'];

const pageOfCustomers = async (ctx: Ctx, { search, ...page }: Query, gone: AbortSignal) => {
  const wanted = { search, seesCrmIds: can(ctx, 'see_costs') };
  const options = untilGone(gone);
  const [rows, total] = await Promise.all([
    findCustomers(ctx, wanted, page, options),
    countCustomers(ctx, wanted, options),
  ]);
  return { rows, total };
};

/**
 * Customers in scope by name; `search` as in the list of accounts. CRM ids are sent to the operator alone. Ends with
 * `gone`, when nobody waits for the answer any more.
 */
export const listCrmAccounts = async (
  ctx: Ctx,
  query: Query,
  gone: AbortSignal,
): Promise<Reply<typeof crm.accounts>> => {
  const { rows, total } = await pageOfCustomers(ctx, query, gone);
  const items = rows.map(({ crm_account_id, ...row }) => ({
    ...row,
    ...(can(ctx, 'see_costs') ? { crm_account_id } : {}),
  }));
  return { items, total };
};

/** The same as names to pick from. */
export const listCustomers = async (
  ctx: Ctx,
  query: Query,
  gone: AbortSignal,
): Promise<Reply<typeof crm.customers>> => {
  const { rows, total } = await pageOfCustomers(ctx, query, gone);
  return { items: rows.map(({ id, name, city, state }) => ({ id, name, city, state })), total };
};
