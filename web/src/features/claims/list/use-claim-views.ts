import { claimViewsCalls } from '@portal/contract/claims/claim-views.calls.ts';
import type { ClaimViewFilters, claimViews as claimViewsRows } from '@portal/contract/claims/claim-views.contract.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { today } from '../../../platform/words/today.ts';
import { useListViews, type ViewRules } from '../../../ui/lists/views/use-list-views.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { claimKeys } from '../claims.keys.ts';
import { addressOf, type ClaimList, type ClaimsSearch, claimsWanted, noClaimFilters } from './claims-search.ts';

const views = callsOf<typeof claimViewsRows>(claimViewsCalls);

const rules: ViewRules<ClaimsSearch, ClaimViewFilters> = {
  calls: {
    queryKey: claimKeys.savedViews,
    list: (signal) => api(views.list, {}, signal),
    add: (body) => api(views.add, { body }, undefined, crypto.randomUUID()),
    change: (id, body) => api(views.change, { params: { id }, body }),
    remove: (id) => api(views.remove, { params: { id } }),
  },
  builtIn: [
    { name: 'all', label: (t) => t('claims.screens.list.views.all'), filters: () => ({}) },
    {
      name: 'last_30_days',
      label: (t) => t('claims.screens.list.views.last_30_days'),
      filters: () => ({ opened_from: addDays(today(), -30) }),
    },
  ],
  nothing: { ...noClaimFilters, show: undefined },
  kept: claimsWanted,
  addressOf,
};

/** The views of the claims. */
export const useClaimViews = (list: ClaimList) => useListViews(list, rules);
