import { lazy, Suspense, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, storedKeys } from '../../../../platform/session/stored.ts';
import { today } from '../../../../platform/words/today.ts';
import { BookmarkIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { MenuItem, MenuList } from '../../../../ui/overlays/menu-item.tsx';
import { Popup } from '../../../../ui/overlays/popup.tsx';
import { currentView, viewFilters, type ViewName, viewNames } from './list-views.ts';
import { noFilters } from '../list-search.ts';
import { differsFrom } from './saved-view-search.ts';
import { useListSearch } from '../list-search.ts';
import type { ViewTask } from './view-task.ts';
import classes from './view-menu.module.css';
import type { LoadList } from '../list-search.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { savedViewList } from './saved-views.api.ts';

const SavedViewItems = lazy(async () => ({ default: (await import('./saved-view-items.tsx')).SavedViewItems }));
const ViewDialog = lazy(async () => ({ default: (await import('./saved-view-items.tsx')).ViewDialog }));

/** The ways to look at the list: those that are there for everybody, and those a person has saved. */
export const ViewMenu = ({ list }: { list: LoadList }) => {
  const { t } = useTranslation();
  const { name, label, edited, choose } = useCurrentView();
  const [task, setTask] = useState<ViewTask | null>(null);
  useFreshDefaultView();
  return (
    <>
      <Popup
        label={t('lists.views.label')}
        align="start"
        width={264}
        trigger={(props) => (
          <button type="button" className={classes.trigger} {...props}>
            <BookmarkIcon size={15} />
            <span className={classes.name}>{label}</span>
            <ChevronDownIcon size={14} />
          </button>
        )}
      >
        {(close) => (
          <>
            <MenuList>
              {viewNames.map((view) => (
                <MenuItem
                  key={view}
                  current={view === name}
                  onClick={() => {
                    choose(view);
                    close();
                  }}
                >
                  {t(`loads.my_loads.views.${view}`)}
                </MenuItem>
              ))}
            </MenuList>
            <Suspense>
              <SavedViewItems list={list} close={close} onTask={setTask} />
            </Suspense>
          </>
        )}
      </Popup>
      {edited && <span className={classes.edited}>{t('lists.views.edited')}</span>}
      <Suspense>{task && <ViewDialog task={task} list={list} onClose={() => setTask(null)} />}</Suspense>
    </>
  );
};

/** The view that is on screen: the saved one it was opened by, else the built-in one its filters make. */
const useCurrentView = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const isSaved = typeof search.view === 'number';
  const saved = useSavedViews(isSaved)?.find(({ id }) => id === search.view);
  const builtIn = currentView(search, today());
  const choose = (view: ViewName) => {
    // All loads must be said where another view is the usual one: an empty address would open that.
    const all = view === 'all' && readStored(storedKeys.myLoadsView) ? ('all' as const) : undefined;
    const order = isSaved ? { sort: undefined } : {};
    change({ ...noFilters, ...order, group: undefined, view: all, ...viewFilters(today())[view] });
  };
  return saved
    ? { name: null, label: saved.name, edited: differsFrom(saved, search), choose }
    : { name: builtIn.name, label: t(`loads.my_loads.views.${builtIn.name}`), edited: builtIn.edited, choose };
};

/** Time the list has to itself before this asks for anything. */
const quietMs = 3000;

/** The saved views once they are known; asked for at once where one of them is on screen. */
const useSavedViews = (onScreen: boolean) => useQuery({ ...savedViewList, enabled: onScreen }).data;

/** Learns quietly which view comes first, for the next time the list is opened. */
const useFreshDefaultView = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(savedViewList), quietMs);
    return () => clearTimeout(timer);
  }, [client]);
};
