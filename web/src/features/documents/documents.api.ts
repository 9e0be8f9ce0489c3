import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { documentKeys } from './documents.keys.ts';

const documents = callsOf<typeof documentsRows>(documentsCalls);

/** How often a paper that is being made is looked for. */
const waitingReadMs = 2000;

/**
 * The papers of a load with addresses that are good for ten minutes, so they are read again before that.
 * `expecting` says that one is being made right now.
 */
export const loadDocuments = (loadId: number, expecting: boolean) =>
  queryOptions({
    queryKey: documentKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(documents.list, { params: { load_id: loadId } }, signal),
    refetchInterval: expecting ? waitingReadMs : 480_000,
  });

/** Takes back a file somebody uploaded to a load. */
export const useRemoveDocument = (loadId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (documentId: number) => api(documents.remove, { params: { document_id: documentId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) }),
  });
};
