import { savedViewsCalls } from '@portal/contract/loads/saved-views.calls.ts';
import type { SavedView, savedViews as savedViewsRows } from '@portal/contract/loads/saved-views.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { storedKeys, writeStored } from '../../../../platform/session/stored.ts';
import { viewAddress } from './saved-view-search.ts';
import { loadKeys } from '../../loads.keys.ts';

const savedViews = callsOf<typeof savedViewsRows>(savedViewsCalls);

const fiveMinutes = 300_000;

/** Stores the default view, so that My Loads opens with it without a request. */
const rememberDefault = (views: readonly SavedView[]): void => {
  const view = views.find(({ is_default }) => is_default);
  writeStored(storedKeys.myLoadsView, view ? viewAddress(view) : null);
};

/** The saved views of this person, sorted by name. */
export const savedViewList = queryOptions({
  queryKey: loadKeys.savedViews,
  queryFn: async ({ signal }) => {
    const { items } = await api(savedViews.list, {}, signal);
    rememberDefault(items);
    return items;
  },
  staleTime: fiveMinutes,
});

export type NewView = Pick<SavedView, 'name' | 'filters' | 'columns' | 'is_default'>;

export const addView = (view: NewView) => api(savedViews.add, { body: view }, undefined, crypto.randomUUID());

export const changeView = (id: number, change: Partial<NewView>) =>
  api(savedViews.change, { params: { id }, body: change });

export const removeView = (id: number) => api(savedViews.remove, { params: { id } });
