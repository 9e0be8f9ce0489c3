import type { HistorySource } from '@portal/contract/loads/history.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { loadKeys } from './loads.keys.ts';

const linesAtOnce = 25;

/** The newest of what happened to a load. */
export const loadHistory = (loadId: number) =>
  queryOptions({
    queryKey: loadKeys.history(loadId),
    queryFn: ({ signal }) => api(loads.history, { query: { load_id: loadId, limit: linesAtOnce } }, signal),
  });

/** All that happened to a load, newest first, a page after the other; with a source, that one's lines alone. */
export const wholeHistory = (loadId: number, source?: HistorySource) =>
  infiniteQueryOptions({
    queryKey: loadKeys.wholeHistory(loadId, source),
    queryFn: ({ pageParam: skip, signal }) =>
      api(loads.history, { query: { load_id: loadId, skip, limit: linesAtOnce, ...(source && { source }) } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0);
      return read < total ? read : undefined;
    },
  });
