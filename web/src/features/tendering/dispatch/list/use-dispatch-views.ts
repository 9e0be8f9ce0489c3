import { dispatchViewsCalls } from '@portal/contract/tendering/dispatch-views.calls.ts';
import type {
  DispatchViewFilters,
  dispatchViews as dispatchViewsRows,
} from '@portal/contract/tendering/dispatch-views.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { today } from '../../../../platform/words/today.ts';
import { useListViews, type ViewRules } from '../../../../ui/lists/views/use-list-views.ts';
import { tenderingKeys } from '../../tendering.keys.ts';
import {
  addressOf,
  type DispatchSearch,
  noDispatchFilters,
  type WaitingList,
  waitingWanted,
} from './dispatch-search.ts';

const views = callsOf<typeof dispatchViewsRows>(dispatchViewsCalls);

const rules: ViewRules<DispatchSearch, DispatchViewFilters> = {
  calls: {
    queryKey: tenderingKeys.savedViews,
    list: (signal) => api(views.list, {}, signal),
    add: (body) => api(views.add, { body }, undefined, crypto.randomUUID()),
    change: (id, body) => api(views.change, { params: { id }, body }),
    remove: (id) => api(views.remove, { params: { id } }),
  },
  builtIn: [
    { name: 'all', label: (t) => t('tendering.dispatch.views.all'), filters: () => ({}) },
    {
      name: 'soon',
      label: (t) => t('tendering.dispatch.views.soon'),
      filters: () => ({ pickup_to: addDays(today(), 1) }),
    },
    {
      name: 'containers',
      label: (t) => t('tendering.dispatch.views.containers'),
      filters: () => ({ mode: ['drayage'], sort: 'last_free_day' }),
    },
  ],
  nothing: noDispatchFilters,
  kept: waitingWanted,
  addressOf,
};

/** The views of Dispatch. */
export const useDispatchViews = (list: WaitingList) => useListViews(list, rules);
