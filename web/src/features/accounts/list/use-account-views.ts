import { accountViewsCalls } from '@portal/contract/accounts/account-views.calls.ts';
import type {
  AccountViewFilters,
  accountViews as accountViewsRows,
} from '@portal/contract/accounts/account-views.contract.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { useListViews, type ViewRules } from '../../../ui/lists/views/use-list-views.ts';
import { accountKeys } from '../accounts.keys.ts';
import {
  accountsWanted,
  type AccountsList,
  type AccountsSearch,
  addressOf,
  noAccountFilters,
} from './accounts-search.ts';

const views = callsOf<typeof accountViewsRows>(accountViewsCalls);

const rules: ViewRules<AccountsSearch, AccountViewFilters> = {
  calls: {
    queryKey: accountKeys.savedViews,
    list: (signal) => api(views.list, {}, signal),
    add: (body) => api(views.add, { body }, undefined, crypto.randomUUID()),
    change: (id, body) => api(views.change, { params: { id }, body }),
    remove: (id) => api(views.remove, { params: { id } }),
  },
  builtIn: [
    { name: 'all', label: (t) => t('accounts.views.all'), filters: () => ({}) },
    { name: 'suspended', label: (t) => t('accounts.views.suspended'), filters: () => ({ status: ['suspended'] }) },
    { name: 'without_loads', label: (t) => t('accounts.views.without_loads'), filters: () => ({ size: ['none'] }) },
  ],
  nothing: noAccountFilters,
  kept: accountsWanted,
  addressOf,
};

/** The views of the accounts. */
export const useAccountViews = (list: AccountsList) => useListViews(list, rules);
