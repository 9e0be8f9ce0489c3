import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { sharingKeys } from './sharing.keys.ts';

const sharing = callsOf<typeof sharingRows>(sharingCalls);

/** Refetch interval of a shared page: its document URLs are valid for ten minutes. */
const pageRefetchMs = 480_000;
const trackingRefetchMs = 30_000;

/** Marks a refetch, which the server does not count as another visit. */
const repeatQuery = (isOpen: boolean) => ({ again: isOpen ? ('true' as const) : ('false' as const) });

/** What a shared link shows. */
export const sharedPage = (token: string) =>
  queryOptions({
    queryKey: sharingKeys.publicShare(token),
    queryFn: ({ signal, client, queryKey }) =>
      api(sharing.open, { params: { token }, query: repeatQuery(client.getQueryData(queryKey) !== undefined) }, signal),
    refetchInterval: ({ state }) => (state.data && !state.error ? pageRefetchMs : false),
    staleTime: pageRefetchMs,
  });

/** What a tracking link shows; refetched while the page is open. */
export const trackedLoad = (token: string) =>
  queryOptions({
    queryKey: sharingKeys.publicTracking(token),
    queryFn: ({ signal, client, queryKey }) =>
      api(
        sharing.track,
        { params: { token }, query: repeatQuery(client.getQueryData(queryKey) !== undefined) },
        signal,
      ),
    refetchInterval: ({ state }) => (state.data ? trackingRefetchMs : false),
    staleTime: trackingRefetchMs,
  });
