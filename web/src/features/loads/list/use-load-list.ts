import { groupOf } from '@portal/contract/loads/load-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settlingMs } from '../../../platform/live/settling.ts';
import { watchLoad } from '../../../platform/live/socket.ts';
import type { ListSearch } from './list-search.ts';
import { pageQuery } from './page-query.ts';

/** A socket sits in at most 50 rooms; some stay free for the screen that is opened next. */
const mostWatched = 40;
/** News of several loads within this time cost one re-read. */
const rereadDelayMs = 500;

/** One page of the list, kept fresh: by news of its loads, on return to the tab, and every half minute. */
export const useLoadList = (search: ListSearch, limit: number) => {
  const list = useQuery(pageQuery(search, limit));
  const moving = (list.data?.items ?? []).filter(({ status }) => !['delivered', 'cancelled'].includes(groupOf(status)));
  useNewsOf(moving.slice(0, mostWatched).map(({ id }) => id));
  return list;
};
export type LoadListState = ReturnType<typeof useLoadList>;

const useNewsOf = (loadIds: readonly number[]): void => {
  const client = useQueryClient();
  const key = loadIds.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rereadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: ['loads', 'list'] });
      }, rereadDelayMs);
    };
    const ids = key ? key.split(',').map(Number) : [];
    let stops: (() => void)[] = [];
    // The page comes first. What happens until then is not lost: whoever joins a load's room reads the list again.
    const settled = setTimeout(() => {
      stops = ids.map((id) => watchLoad(id, { 'load-changed': rereadSoon, 'new-quote': rereadSoon }, rereadSoon));
    }, settlingMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(settled);
      for (const stop of stops) stop();
    };
  }, [client, key]);
};
