import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { readStored, storedKeys } from '../../../../platform/session/stored.ts';
import { today } from '../../../../platform/words/today.ts';
import type { ListViews } from '../../../../ui/lists/views/list-views.ts';
import { type ListSearch, type LoadList, noFilters } from '../list-search.ts';
import { containerOrder, currentView, type ViewName, viewFilters, viewNames } from './list-views.ts';
import { differsFrom, viewFiltersOf, viewSearch } from './saved-view-search.ts';
import { addView, changeView, removeView, savedViewList } from './saved-views.api.ts';

/** The views of My Loads. */
export const useLoadViews = ({ search, change, table }: LoadList): ListViews => {
  const { t } = useTranslation();
  const client = useQueryClient();
  useFreshDefaultView();
  const { drayage } = useMe().settings.can_dispatch_modes;
  const isOffered = (name: ViewName) => name !== 'containers' || drayage;
  const refetchViews = () => client.invalidateQueries({ queryKey: savedViewList.queryKey });
  const current = () => ({ filters: viewFiltersOf(search), columns: table.columns });
  const openBuiltIn = (view: ViewName) => {
    // Where another view is the default, all loads need a name: an empty address would open the default.
    const all = view === 'all' && readStored(storedKeys.myLoadsView) ? ('all' as const) : undefined;
    // A view's order leaves with the view.
    const order = typeof search.view === 'number' || search.sort === containerOrder ? { sort: undefined } : {};
    change({ ...noFilters, ...order, group: undefined, view: all, ...viewFilters(today())[view] });
  };
  return {
    builtIn: viewNames.filter(isOffered).map((name) => ({ name, label: t(`loads.my_loads.views.${name}`) })),
    current: useCurrentView(search),
    opensFirst: t('loads.my_loads.views.open_first'),
    opensFirstOf: (name) => t('loads.my_loads.views.open_first_of', { name }),
    useSaved: () => useQuery(savedViewList),
    openBuiltIn: (name) => {
      const view = viewNames.find((known) => known === name);
      if (view) openBuiltIn(view);
    },
    open: (view: SavedView) => {
      change(viewSearch(view));
      if (view.columns) table.showColumns(view.columns);
    },
    isChanged: (view: SavedView) => differsFrom(view, search),
    add: async (named) => {
      const view = await addView({ ...named, ...current() });
      await refetchViews();
      change({ view: view.id, page: search.page }, { replace: true });
      return view;
    },
    replace: ({ id }) => changeView(id, current()),
    change: changeView,
    remove: removeView,
    restore: (view: SavedView) => addView(view),
    reread: refetchViews,
  };
};

/** The view on screen: the saved one it was opened with, else the built-in one that fits its filters. */
const useCurrentView = (search: ListSearch): ListViews['current'] => {
  const { t } = useTranslation();
  const isSaved = typeof search.view === 'number';
  const { data } = useQuery({ ...savedViewList, enabled: isSaved });
  const saved = isSaved ? data?.find(({ id }) => id === search.view) : undefined;
  if (saved) return { label: saved.name, isEdited: differsFrom(saved, search), builtIn: null, saved: saved.id };
  const { name, edited } = currentView(search, today());
  return { label: t(`loads.my_loads.views.${name}`), isEdited: edited, builtIn: name, saved: null };
};

/** Delay that lets the list load first. */
const defaultViewDelayMs = 3000;

/** Fetches the default view in the background, for the next visit to the list. */
const useFreshDefaultView = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(savedViewList), defaultViewDelayMs);
    return () => clearTimeout(timer);
  }, [client]);
};
