import type { ShareFiles } from '@portal/contract/sharing/share.ts';
import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { sharingKeys } from './sharing.keys.ts';

const sharing = callsOf<typeof sharingRows>(sharingCalls);

/** Refetch interval, to show when recipients open a link. */
const refetchMs = 30_000;

/** The shares of a load, newest first. */
export const loadShares = (loadId: number) =>
  queryOptions({
    queryKey: sharingKeys.shares(loadId),
    queryFn: ({ signal }) => api(sharing.list, { params: { id: loadId } }, signal),
    refetchInterval: refetchMs,
  });

/** The current tracking link of a load. */
export const trackingLink = (loadId: number) =>
  queryOptions({
    queryKey: sharingKeys.trackingLink(loadId),
    queryFn: ({ signal }) => api(sharing.trackingLink, { params: { load_id: loadId } }, signal),
    refetchInterval: refetchMs,
  });

export const shareFiles = (loadId: number, body: ShareFiles, key: string) =>
  api(sharing.share, { params: { id: loadId }, body }, undefined, key);

export const useRevokeShare = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (share_id: number) => api(sharing.revoke, { params: { share_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharingKeys.shares(loadId) }),
  });
};

/** Days a new link opens for. */
export const usualLinkDays = 30;

export const useMakeTrackingLink = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      api(sharing.makeTrackingLink, { params: { load_id: loadId }, body: { days } }, undefined, crypto.randomUUID()),
    onSettled: () => client.invalidateQueries({ queryKey: sharingKeys.trackingLink(loadId) }),
  });
};

export const useRevokeTrackingLink = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tracking_link_id: number) => api(sharing.revokeTrackingLink, { params: { tracking_link_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharingKeys.trackingLink(loadId) }),
  });
};
