import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { viewRowsOf } from '../loads/saved-views.contract.ts';
import { DispatchModeName } from '../modes/dispatch-modes-schema.ts';
import { keysOf } from '../values/records.ts';
import { text } from '../values/values.ts';
import { accountSizes, accountSorts } from './account-status.ts';
import { AccountStatusName } from './account.ts';
import { accountViewsCalls } from './account-views.calls.ts';

/** What a view of the accounts looks for, under the names of `AccountFilters`. */
export const AccountViewFilters = z
  .strictObject({
    search: text(80),
    status: z.array(AccountStatusName).min(1).max(3),
    mode: z.array(DispatchModeName).min(1).max(7),
    size: z
      .array(z.enum(keysOf(accountSizes)))
      .min(1)
      .max(4),
    sort: z.enum(accountSorts),
  })
  .partial();

export type AccountViewFilters = z.infer<typeof AccountViewFilters>;

export const accountViews = contract(accountViewsCalls, viewRowsOf(AccountViewFilters, 'the accounts'));
export type AccountView = z.infer<typeof accountViews.change.reply>;
