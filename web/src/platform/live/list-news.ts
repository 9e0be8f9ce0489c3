import type { LoadHint, RoomEvent } from '@portal/contract/live/room-events.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { afterSettling } from './settling.ts';
import { watchLoads } from './socket.ts';

/** The events that make a list out of date, and the key of what is then read again. */
export type ListNews = { events: readonly RoomEvent[]; queryKey: QueryKey };

/** News of several loads within this time cost one re-read. */
const rereadDelayMs = 500;

/** Reads a list again when there is news of the loads on it. `news` is declared once, outside any component. */
export const useListNews = (loadIds: readonly number[], news: ListNews | undefined): void => {
  const client = useQueryClient();
  const isShown = useEffectEvent((loadId: number) => loadIds.includes(loadId));
  const isWatching = loadIds.length > 0;
  useEffect(() => {
    if (!news || !isWatching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rereadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: news.queryKey });
      }, rereadDelayMs);
    };
    const onHint = ({ load_id, event }: LoadHint) => {
      if (news.events.includes(event) && isShown(load_id)) rereadSoon();
    };
    let leave: (() => void) | undefined;
    // The page comes first. What happens until then is not lost: whoever joins the room reads the list again.
    const callOff = afterSettling(() => {
      leave = watchLoads(onHint, rereadSoon);
    });
    return () => {
      clearTimeout(timer);
      callOff();
      leave?.();
    };
  }, [client, isWatching, news]);
};
