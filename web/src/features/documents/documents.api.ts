import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { documentKeys } from './documents.keys.ts';

const documents = callsOf<typeof documentsRows>(documentsCalls);

/** Refetch interval while a document is being generated. */
const expectingRefetchMs = 2000;

/**
 * The documents of a load. Their URLs are valid for ten minutes, so they are refetched before that.
 * `expecting` says that one is being generated.
 */
export const loadDocuments = (loadId: number, expecting: boolean) =>
  queryOptions({
    queryKey: documentKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(documents.list, { params: { load_id: loadId } }, signal),
    refetchInterval: expecting ? expectingRefetchMs : 480_000,
  });

/** Removes an uploaded document of a load. */
export const useRemoveDocument = (loadId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (documentId: number) => api(documents.remove, { params: { document_id: documentId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) }),
  });
};
