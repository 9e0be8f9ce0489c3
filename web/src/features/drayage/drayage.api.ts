import { drayageCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { drayage as drayageRows } from '@portal/contract/drayage/drayage.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { drayageKeys } from './drayage.keys.ts';

const drayage = callsOf<typeof drayageRows>(drayageCalls);

const hour = 3_600_000;

/** A load's container with its clock. Under the load's own key: what makes that stale makes this stale. */
export const drayageLoad = (loadId: number) =>
  queryOptions({
    queryKey: drayageKeys.container(loadId),
    queryFn: ({ signal }) => api(drayage.get, { params: { load_id: loadId } }, signal),
  });

const noneFound = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return { items: [], total: 0 };
  throw error;
};

/** All ports and rail ramps; or those that a code or the beginning of a name means. */
export const containerPlaces = (location: string) =>
  queryOptions({
    queryKey: drayageKeys.places(location),
    queryFn: ({ signal }) =>
      location
        ? api(drayage.portsAt, { params: { location } }, signal).catch(noneFound)
        : api(drayage.ports, {}, signal),
    placeholderData: keepPreviousData,
    staleTime: hour,
  });

/** Steamship lines with their free days. */
export const steamshipLines = queryOptions({
  queryKey: drayageKeys.lines,
  queryFn: ({ signal }) => api(drayage.carriers, {}, signal),
  staleTime: hour,
});
