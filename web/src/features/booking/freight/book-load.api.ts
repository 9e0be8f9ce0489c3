import { loads } from '@portal/contract/loads/loads.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';

const offered = 10;

/** Earlier loads that fit what was typed, newest first. */
export const loadsToCopy = (search: string) =>
  queryOptions({
    queryKey: ['loads', 'to-copy', search],
    queryFn: ({ signal }) => api(loads.list, { query: { limit: offered, ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
  });

/** A load as the body of a new one. */
export const loadCopy = (id: number) =>
  queryOptions({
    queryKey: ['loads', id, 'copy'],
    queryFn: ({ signal }) => api(loads.clone, { params: { id } }, signal),
    staleTime: 0,
  });
