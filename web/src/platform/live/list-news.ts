import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settlingMs } from './settling.ts';
import { type LoadHandlers, watchLoad } from './socket.ts';

/** The events that make a list out of date, and the key of what is then read again. */
export type ListNews = { events: readonly (keyof LoadHandlers)[]; queryKey: QueryKey };

/** A socket sits in at most 50 rooms; some stay free for the screen that is opened next. */
const mostWatched = 40;
/** News of several loads within this time cost one re-read. */
const rereadDelayMs = 500;

/** Reads a list again when there is news of the loads on it. `news` is declared once, outside any component. */
export const useListNews = (loadIds: readonly number[], news: ListNews | undefined): void => {
  const client = useQueryClient();
  const watched = [...new Set(loadIds)].slice(0, mostWatched).join();
  useEffect(() => {
    if (!news || !watched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rereadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: news.queryKey });
      }, rereadDelayMs);
    };
    const handlers: LoadHandlers = Object.fromEntries(news.events.map((event) => [event, rereadSoon]));
    let stops: (() => void)[] = [];
    // The page comes first. What happens until then is not lost: whoever joins a load's room reads the list again.
    const settled = setTimeout(() => {
      stops = watched.split(',').map((id) => watchLoad(Number(id), handlers, rereadSoon));
    }, settlingMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(settled);
      for (const stop of stops) stop();
    };
  }, [client, watched, news]);
};
