import { loads } from '@portal/contract/loads/loads.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const mostLines = 100;

/** What happened to a load, newest first. */
export const loadHistory = (loadId: number) =>
  queryOptions({
    queryKey: ['history', loadId],
    queryFn: ({ signal }) => api(loads.history, { query: { load_id: loadId, limit: mostLines } }, signal),
  });
