import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { waitingLoads } from './dispatch.api.ts';

/** A socket sits in at most 50 rooms; some stay free for the screen that is opened next. */
const mostWatched = 40;

/** One page of the loads that wait, kept fresh by reading again and by news of those on it. */
export const useWaitingLoads = (page: number) => {
  const list = useQuery(waitingLoads(page));
  const client = useQueryClient();
  const key = (list.data?.items ?? [])
    .slice(0, mostWatched)
    .map(({ load_id }) => load_id)
    .join();
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: ['assignments', 'waiting'] });
    const stops = key
      ? key.split(',').map((id) => watchLoad(Number(id), { 'load-changed': reread }, () => undefined))
      : [];
    return () => stops.forEach((stop) => stop());
  }, [client, key]);
  return list;
};
export type WaitingList = ReturnType<typeof useWaitingLoads>;
