import { claimViewsCalls } from '@portal/contract/claims/claim-views.calls.ts';
import type { ClaimView, claimViews as claimViewsRows } from '@portal/contract/claims/claim-views.contract.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListViews } from '../../../ui/lists/views/list-views.ts';
import { addDays } from '../../loads/list/views/list-views.ts';
import { claimKeys } from '../claims.keys.ts';
import {
  addressOf,
  claimFiltersOn,
  type ClaimList,
  type ClaimsSearch,
  claimsWanted,
  noClaimFilters,
} from './claims-search.ts';

const views = callsOf<typeof claimViewsRows>(claimViewsCalls);

const fiveMinutes = 300_000;

/** The saved views of this person, sorted by name. */
const savedViews = queryOptions({
  queryKey: claimKeys.savedViews,
  queryFn: async ({ signal }) => (await api(views.list, {}, signal)).items,
  staleTime: fiveMinutes,
});

const saveView = (body: Pick<ClaimView, 'name' | 'filters' | 'columns'>) =>
  api(views.add, { body }, undefined, crypto.randomUUID());

const viewNames = ['all', 'last_30_days'] as const;

/** Since when a case of the view was opened. */
const openedSince = { all: undefined, last_30_days: -30 };

const filtersOf = (name: (typeof viewNames)[number]): ClaimsSearch => {
  const days = openedSince[name];
  return days === undefined ? {} : { opened_from: addDays(today(), days) };
};

/** The whole search of a saved view: what it does not name is taken off. */
const searchOf = ({ id, filters }: Pick<ClaimView, 'id' | 'filters'>) => ({
  ...noClaimFilters,
  show: undefined,
  sort: undefined,
  ...filters,
  view: id,
});

const comparable = (search: ClaimsSearch): string =>
  JSON.stringify(Object.entries(addressOf(claimsWanted(search))).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const differsFrom = ({ filters }: ClaimView, search: ClaimsSearch): boolean =>
  comparable(filters) !== comparable(search);

/** The view on screen: the saved one it was opened with, else the built-in one that fits its filters. */
const useCurrentView = (search: ClaimsSearch): ListViews['current'] => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...savedViews, enabled: search.view !== undefined });
  const saved = data?.find(({ id }) => id === search.view);
  if (saved) return { label: saved.name, isEdited: differsFrom(saved, search), builtIn: null, saved: saved.id };
  const isRecent = search.opened_from === filtersOf('last_30_days').opened_from && search.opened_to === undefined;
  const name = isRecent ? 'last_30_days' : 'all';
  const isEdited = claimFiltersOn(search) > (isRecent ? 1 : 0);
  return { label: t(`claims.screens.list.views.${name}`), isEdited, builtIn: name, saved: null };
};

/** The views of the claims. */
export const useClaimViews = ({ search, change, table }: ClaimList): ListViews => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: savedViews.queryKey });
  const current = () => ({ filters: claimsWanted(search), columns: table.columns });
  return {
    builtIn: viewNames.map((name) => ({ name, label: t(`claims.screens.list.views.${name}`) })),
    current: useCurrentView(search),
    useSaved: () => useQuery(savedViews),
    openBuiltIn: (wanted) => {
      const name = viewNames.find((known) => known === wanted);
      if (name) change({ ...noClaimFilters, show: undefined, view: undefined, ...filtersOf(name) });
    },
    open: (view: ClaimView) => {
      change(searchOf(view));
      if (view.columns) table.showColumns(view.columns);
    },
    isChanged: (view: ClaimView) => differsFrom(view, search),
    add: async ({ name }) => {
      const view = await saveView({ name, ...current() });
      await reread();
      change({ view: view.id, page: search.page }, { replace: true });
      return view;
    },
    replace: ({ id }) => api(views.change, { params: { id }, body: current() }),
    change: (id, { name }) => api(views.change, { params: { id }, body: name === undefined ? {} : { name } }),
    remove: (id) => api(views.remove, { params: { id } }),
    restore: ({ name, filters, columns }: ClaimView) => saveView({ name, filters, columns }),
    reread,
  };
};
