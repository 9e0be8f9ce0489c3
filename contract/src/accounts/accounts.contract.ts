import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { DispatchModeName } from '../modes/dispatch-modes-schema.ts';
import { keysOf } from '../values/records.ts';
import { IdText, listOf, text } from '../values/values.ts';
import { accountsCalls } from './accounts.calls.ts';
import { Account, AccountStatusName, AccountSummary } from './account.ts';
import { accountSizes, accountSorts } from './account-status.ts';

/** Filters of the list of accounts. Lists are repeated: `status=active&status=suspended`. */
export const AccountFilters = z.strictObject({
  /** In names, cities and tax ids, accents or not; the operator's also in CRM ids. */
  search: text(80).optional(),
  /** Left out: all but closed ones. */
  status: listOf(AccountStatusName, 3).optional(),
  /** Accounts that may book at least one of these. */
  mode: listOf(DispatchModeName, 7).optional(),
  size: listOf(z.enum(keysOf(accountSizes)), 4).optional(),
  /** Those right below this account; `none` for those below no account the reader sees. */
  parent_id: z.union([z.literal('none'), IdText]).optional(),
  /** Accounts whose children come along, each after its parent and not counted in `total`. */
  open: listOf(IdText, 50).optional(),
  sort: z.enum(accountSorts).default('name'),
});
export type AccountFilters = z.infer<typeof AccountFilters>;

const byId = z.strictObject({ id: IdText });

export const accounts = contract(accountsCalls, {
  list: {
    summary: 'The customers’ accounts the reader sees, with users and loads of each: one page',
    query: AccountFilters.extend(PageQuery.shape),
    reply: page(AccountSummary),
    errors: [404],
  },
  get: {
    summary: 'One account with all its fields',
    params: byId,
    reply: Account,
    errors: [404],
  },
});
