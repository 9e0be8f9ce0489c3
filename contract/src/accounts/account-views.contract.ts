import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { viewRowsOf } from '../loads/saved-views.contract.ts';
import { dispatchModes } from '../modes/dispatch-modes.ts';
import { DispatchModeName } from '../modes/dispatch-modes-schema.ts';
import { keysOf } from '../values/records.ts';
import { text } from '../values/values.ts';
import { accountSizes, accountSorts, accountStatuses } from './account-status.ts';
import { AccountStatusName } from './account.ts';
import { accountViewsCalls } from './account-views.calls.ts';

const sizes = keysOf(accountSizes);

/** What a view of the accounts looks for, under the names of `AccountFilters`. */
export const AccountViewFilters = z
  .strictObject({
    search: text(80),
    status: z.array(AccountStatusName).min(1).max(accountStatuses.length),
    mode: z.array(DispatchModeName).min(1).max(dispatchModes.length),
    size: z.array(z.enum(sizes)).min(1).max(sizes.length),
    sort: z.enum(accountSorts),
  })
  .partial();

export type AccountViewFilters = z.infer<typeof AccountViewFilters>;

export const accountViews = contract(accountViewsCalls, viewRowsOf(AccountViewFilters, 'the accounts'));
export type AccountView = z.infer<typeof accountViews.change.reply>;
