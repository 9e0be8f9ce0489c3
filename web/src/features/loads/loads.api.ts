import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile } from '../../platform/api.ts';

const hour = 3_600_000;
const quietRefreshMs = 30_000;

export type LoadListQuery = NonNullable<Request<typeof loads.list>['query']>;
export type LoadExportQuery = NonNullable<Request<typeof loads.exportList>['query']>;

/** One page of My Loads. The page before stays on screen while the next one loads. */
export const loadList = (query: LoadListQuery) =>
  queryOptions({
    queryKey: ['loads', 'list', query],
    queryFn: ({ signal }) => api(loads.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: quietRefreshMs,
  });

/** The filtered or chosen loads as a file, with the name the server gives it. Refuses more than 200. */
export const exportLoads = (query: LoadExportQuery) => apiFile(loads.exportList, { query });

/** The carriers loads are booked with. */
export const carrierList = queryOptions({
  queryKey: ['carriers'],
  queryFn: ({ signal }) => api(carriers.list, {}, signal),
  staleTime: hour,
});

/** One load with its stops, cargo, price and tracking. Live events of its room write to this key. */
export const loadDetails = (loadId: number) =>
  queryOptions({
    queryKey: ['loads', loadId],
    queryFn: ({ signal }) => api(loads.details, { params: { id: loadId } }, signal),
  });
