import { finishedStatuses } from '@portal/contract/claims/claim-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { claimList } from '../claims.api.ts';
import { type ClaimsSearch, claimsQuery } from './claims-search.ts';

/** A socket sits in at most 50 rooms; some stay free for the screen that is opened next. */
const mostWatched = 40;
const finished: readonly string[] = finishedStatuses;

/** One page of the list, kept fresh by reading again and by news of the cases on it. */
export const useClaimList = (search: ClaimsSearch) => {
  const list = useQuery(claimList(claimsQuery(search)));
  const moving = (list.data?.items ?? []).filter(({ status }) => !finished.includes(status));
  useNewsOf([...new Set(moving.map(({ load }) => load.id))].slice(0, mostWatched));
  return list;
};
export type ClaimList = ReturnType<typeof useClaimList>;

const useNewsOf = (loadIds: readonly number[]): void => {
  const client = useQueryClient();
  const key = loadIds.join();
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: ['claims', 'list'] });
    const stops = key
      ? key.split(',').map((id) => watchLoad(Number(id), { 'claim-changed': reread }, () => undefined))
      : [];
    return () => stops.forEach((stop) => stop());
  }, [client, key]);
};
