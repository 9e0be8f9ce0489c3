import type { Claim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiFile } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import { claimKeys } from './claims.keys.ts';

/** The list holds cases of many loads, of which only some rooms can be heard: it is read again now and then. */
const listRefreshMs = 30_000;
/** The addresses of its documents are good for ten minutes. */
const caseRefreshMs = 480_000;
const mostEntries = 100;
const mostOfLoad = 20;

/** A page of cases; only the operator is told who may be given them. */
export type ClaimPage = Received<typeof claims.list>;
export type ClaimListQuery = NonNullable<Request<typeof claims.list>['query']>;

/** A page of claims and disputes, with what was claimed and recovered in all that match. */
export const claimList = (query: ClaimListQuery) =>
  queryOptions({
    queryKey: claimKeys.list(query),
    queryFn: ({ signal }) => api(claims.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: listRefreshMs,
  });

/** The cases of one load. */
export const claimsOfLoad = (loadId: number) =>
  queryOptions({
    queryKey: claimKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(claims.list, { query: { load_id: loadId, limit: mostOfLoad } }, signal),
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

/** What was said and done in a case, newest first. */
export const claimEntries = (claimId: number) =>
  queryOptions({
    queryKey: claimKeys.entries(claimId),
    queryFn: ({ signal }) => api(claims.messages, { params: { id: claimId }, query: { limit: mostEntries } }, signal),
  });

/** Puts an answered case where screens read it, and has lists and history read again. */
const useTaken = () => {
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

/** A new case as it is sent. Pressed twice with one `key`, it is filed once. */
export type Filing = { body: NewClaimInput; key: string };
export type NewClaimInput = Request<typeof claims.create>['body'];

export const useFileClaim = () => {
  const taken = useTaken();
  return useMutation({
    mutationFn: ({ body, key }: Filing) => api(claims.create, { body }, undefined, key),
    onSuccess: taken,
  });
};

export type ClaimChangeInput = Omit<Request<typeof claims.change>['body'], 'version'>;

/** Changes or moves a case on; one that was changed meanwhile is read again. */
export const useChangeClaim = (claim: Pick<Claim, 'id' | 'version'>) => {
  const taken = useTaken();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ClaimChangeInput) =>
      api(claims.change, { params: { id: claim.id }, body: { ...change, version: claim.version } }),
    onSuccess: taken,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: claimCase(claim.id).queryKey });
      }
    },
  });
};

/** Writes to the other side, or a note; the same `key` twice is one message. */
export const sayInClaim = (claimId: number, text: string, internal: boolean, key: string) =>
  api(claims.say, { params: { id: claimId }, body: internal ? { text, internal } : { text } }, undefined, key);

/** Letter and documents in one file, with the name the server gives it. */
export const claimPacket = (claimId: number, format: 'pdf' | 'zip') =>
  apiFile(claims.packet, { params: { id: claimId }, body: { format } });
