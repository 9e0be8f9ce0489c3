import type { HistorySource } from '@portal/contract/loads/history.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { loadKeys } from './loads.keys.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);

const linesPerPage = 25;

/** The newest lines of a load’s history. */
export const loadHistory = (loadId: number) =>
  queryOptions({
    queryKey: loadKeys.history(loadId),
    queryFn: ({ signal }) => api(loads.history, { query: { load_id: loadId, limit: linesPerPage } }, signal),
  });

/** The whole history of a load, newest first, in pages; with a source, only the lines of that source. */
export const wholeHistory = (loadId: number, source?: HistorySource) =>
  infiniteQueryOptions({
    queryKey: loadKeys.wholeHistory(loadId, source),
    queryFn: ({ pageParam: skip, signal }) =>
      api(loads.history, { query: { load_id: loadId, skip, limit: linesPerPage, ...(source && { source }) } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const readCount = pages.reduce((sum, { items }) => sum + items.length, 0);
      return readCount < total ? readCount : undefined;
    },
  });
