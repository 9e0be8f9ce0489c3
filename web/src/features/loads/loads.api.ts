import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { advancedSearchCalls } from '@portal/contract/loads/advanced-search.calls.ts';
import type { advancedSearch as advancedSearchRows } from '@portal/contract/loads/advanced-search.contract.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { StatusGroup } from '@portal/contract/loads/load-status.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { loadKeys } from './loads.keys.ts';

const carriers = callsOf<typeof carriersRows>(carriersCalls);
const advancedSearch = callsOf<typeof advancedSearchRows>(advancedSearchCalls);
const loads = callsOf<typeof loadsRows>(loadsCalls);

const hour = 3_600_000;
const refreshMs = 30_000;

export type LoadListQuery = NonNullable<Request<typeof loadsRows.list>['query']>;
export type LoadExportQuery = NonNullable<Request<typeof loadsRows.exportList>['query']>;

export type LoadSearchQuery = NonNullable<Request<typeof advancedSearchRows.search>['query']>;

/** A page of loads; the usual list also counts those of each status group. */
export type LoadPage = {
  items: LoadSummary[];
  total: number;
  total_capped?: boolean | undefined;
  counts?: Record<StatusGroup, number>;
  late?: number;
};

/** The previous page stays on screen while the next one loads. */
const pageOf = (key: readonly unknown[], fetchPage: (signal: AbortSignal) => Promise<LoadPage>) =>
  queryOptions({
    queryKey: loadKeys.list(...key),
    queryFn: ({ signal }) => fetchPage(signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

/** One page of My Loads. */
export const loadList = (query: LoadListQuery) => pageOf([query], (signal) => api(loads.list, { query }, signal));

/** One page of the advanced search, latest pickup first. */
export const loadSearch = (query: LoadSearchQuery) =>
  pageOf(['advanced', query], (signal) => api(advancedSearch.search, { query }, signal));

/** The filtered or selected loads as a file named by the server, which refuses more than 200. */
export const exportLoads = (query: LoadExportQuery) => apiFile(loads.exportList, { query });

/** The carriers loads are booked with. */
export const carrierList = queryOptions({
  queryKey: loadKeys.carriers,
  queryFn: ({ signal }) => api(carriers.list, {}, signal),
  staleTime: hour,
});

/** One load with its stops, cargo, price and tracking. Live events of its room update this key. */
export const loadDetails = (loadId: number) =>
  queryOptions({
    queryKey: loadKeys.details(loadId),
    queryFn: ({ signal }) => api(loads.details, { params: { id: loadId } }, signal),
  });
