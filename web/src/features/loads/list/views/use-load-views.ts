import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { readStored, storedKeys } from '../../../../platform/session/stored.ts';
import { today } from '../../../../platform/words/today.ts';
import type { ListViews } from '../../../../ui/lists/views/list-views.ts';
import { type ListSearch, type LoadList, noFilters } from '../list-search.ts';
import { currentView, type ViewName, viewFilters, viewNames } from './list-views.ts';
import { differsFrom, viewFiltersOf, viewSearch } from './saved-view-search.ts';
import { addView, changeView, removeView, savedViewList } from './saved-views.api.ts';

/** The views of My Loads. */
export const useLoadViews = ({ search, change, table }: LoadList): ListViews => {
  const { t } = useTranslation();
  const client = useQueryClient();
  useFreshDefaultView();
  const reread = () => client.invalidateQueries({ queryKey: savedViewList.queryKey });
  const kept = () => ({ filters: viewFiltersOf(search), columns: table.columns });
  const openBuiltIn = (view: ViewName) => {
    // All loads must be said where another view is the usual one: an empty address would open that.
    const all = view === 'all' && readStored(storedKeys.myLoadsView) ? ('all' as const) : undefined;
    const order = typeof search.view === 'number' ? { sort: undefined } : {};
    change({ ...noFilters, ...order, group: undefined, view: all, ...viewFilters(today())[view] });
  };
  return {
    builtIn: viewNames.map((name) => ({ name, label: t(`loads.my_loads.views.${name}`) })),
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
      const view = await addView({ ...named, ...kept() });
      await reread();
      change({ view: view.id, page: search.page }, { replace: true });
      return view;
    },
    replace: ({ id }) => changeView(id, kept()),
    change: changeView,
    remove: removeView,
    restore: (view: SavedView) => addView(view),
    reread,
  };
};

/** The view that is on screen: the saved one it was opened by, else the built-in one its filters make. */
const useCurrentView = (search: ListSearch): ListViews['current'] => {
  const { t } = useTranslation();
  const isSaved = typeof search.view === 'number';
  const { data } = useQuery({ ...savedViewList, enabled: isSaved });
  const saved = isSaved ? data?.find(({ id }) => id === search.view) : undefined;
  if (saved) return { label: saved.name, isEdited: differsFrom(saved, search), builtIn: null, saved: saved.id };
  const { name, edited } = currentView(search, today());
  return { label: t(`loads.my_loads.views.${name}`), isEdited: edited, builtIn: name, saved: null };
};

/** Time the list has to itself before this asks for anything. */
const quietMs = 3000;

/** Learns quietly which view comes first, for the next time the list is opened. */
const useFreshDefaultView = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(savedViewList), quietMs);
    return () => clearTimeout(timer);
  }, [client]);
};
