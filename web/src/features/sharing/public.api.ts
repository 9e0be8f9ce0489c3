import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { sharingKeys } from './sharing.keys.ts';

const sharing = callsOf<typeof sharingRows>(sharingCalls);

/** Papers' addresses are good for ten minutes. */
const renewMs = 480_000;
const followMs = 30_000;

/** Asks again as the same visit once a page is there. */
const again = (isOpen: boolean) => ({ again: isOpen ? ('true' as const) : ('false' as const) });

/** What a shared link shows. */
export const sharedPage = (token: string) =>
  queryOptions({
    queryKey: sharingKeys.publicShare(token),
    queryFn: ({ signal, client, queryKey }) =>
      api(sharing.open, { params: { token }, query: again(client.getQueryData(queryKey) !== undefined) }, signal),
    refetchInterval: ({ state }) => (state.data && !state.error ? renewMs : false),
    staleTime: renewMs,
  });

/** What a tracking link shows, followed as long as the page is looked at. */
export const trackedLoad = (token: string) =>
  queryOptions({
    queryKey: sharingKeys.publicTracking(token),
    queryFn: ({ signal, client, queryKey }) =>
      api(sharing.track, { params: { token }, query: again(client.getQueryData(queryKey) !== undefined) }, signal),
    refetchInterval: ({ state }) => (state.data ? followMs : false),
    staleTime: followMs,
  });
