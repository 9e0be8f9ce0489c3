import type { Claim } from '@portal/contract/claims/claim.ts';
import { claimsCalls } from '@portal/contract/claims/claims.calls.ts';
import type { claims as claimsRows } from '@portal/contract/claims/claims.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import { claimKeys } from './claims.keys.ts';

const claims = callsOf<typeof claimsRows>(claimsCalls);

/** The list has cases of more loads than live events are subscribed for, so it is also refetched. */
const listRefreshMs = 30_000;
/** The URLs of its documents are valid for ten minutes. */
const caseRefreshMs = 480_000;
const maxEntries = 100;
const maxCasesOfLoad = 20;

/** A page of cases; only the operator receives the representatives. */
export type ClaimPage = Received<typeof claimsRows.list>;
export type ClaimListQuery = NonNullable<Request<typeof claimsRows.list>['query']>;

/** A page of claims and disputes, with the sums claimed and recovered of all that match. */
export const claimList = (query: ClaimListQuery) =>
  queryOptions({
    queryKey: claimKeys.list(query),
    queryFn: ({ signal }) => api(claims.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: listRefreshMs,
  });

/** The cases that match, as a file. */
export const exportClaims = (query: NonNullable<Request<typeof claimsRows.exportList>['query']>) =>
  apiFile(claims.exportList, { query });

/** The cases of one load. */
export const claimsOfLoad = (loadId: number) =>
  queryOptions({
    queryKey: claimKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(claims.list, { query: { load_id: loadId, limit: maxCasesOfLoad } }, signal),
  });

/** How to file a case about a load. */
export const claimGuide = (loadId: number) =>
  queryOptions({
    queryKey: claimKeys.guide(loadId),
    queryFn: ({ signal }) => api(claims.guide, { query: { load_id: loadId } }, signal),
  });

export const claimCase = (claimId: number) =>
  queryOptions({
    queryKey: claimKeys.case(claimId),
    queryFn: ({ signal }) => api(claims.get, { params: { id: claimId } }, signal),
    refetchInterval: caseRefreshMs,
  });

/** Messages and changes of a case, newest first. */
export const claimEntries = (claimId: number) =>
  queryOptions({
    queryKey: claimKeys.entries(claimId),
    queryFn: ({ signal }) => api(claims.messages, { params: { id: claimId }, query: { limit: maxEntries } }, signal),
  });

/** Writes a returned case to the query cache and invalidates lists and history. */
const useStoreClaim = () => {
  const client = useQueryClient();
  return (claim: Claim) => {
    client.setQueryData(claimCase(claim.id).queryKey, claim);
    void client.invalidateQueries({ queryKey: claimEntries(claim.id).queryKey });
    void client.invalidateQueries({ queryKey: claimKeys.lists });
    void client.invalidateQueries({ queryKey: claimKeys.ofLoad(claim.load.id) });
    void client.invalidateQueries({ queryKey: claimKeys.guide(claim.load.id) });
    void client.invalidateQueries({ queryKey: loadKeys.history(claim.load.id) });
  };
};

/** A new case as it is sent. Sent twice with one `key`, it is filed once. */
export type NewClaim = { body: NewClaimInput; key: string };
export type NewClaimInput = Request<typeof claimsRows.create>['body'];

export const useFileClaim = () => {
  const storeClaim = useStoreClaim();
  return useMutation({
    mutationFn: ({ body, key }: NewClaim) => api(claims.create, { body }, undefined, key),
    onSuccess: storeClaim,
  });
};

export type ClaimChangeInput = Omit<Request<typeof claimsRows.change>['body'], 'version'>;

/** Changes a case or its status; on a version conflict the case is refetched. */
export const useChangeClaim = (claim: Pick<Claim, 'id' | 'version'>) => {
  const storeClaim = useStoreClaim();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ClaimChangeInput) =>
      api(claims.change, { params: { id: claim.id }, body: { ...change, version: claim.version } }),
    onSuccess: storeClaim,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: claimCase(claim.id).queryKey });
      }
    },
  });
};

/** Sends a message to the other side, or an internal note; the same `key` twice is one message. */
export const sendClaimMessage = (claimId: number, text: string, internal: boolean, key: string) =>
  api(claims.say, { params: { id: claimId }, body: internal ? { text, internal } : { text } }, undefined, key);

/** Letter and documents in one file, named by the server. */
export const claimPacket = (claimId: number, format: 'pdf' | 'zip') =>
  apiFile(claims.packet, { params: { id: claimId }, body: { format } });
