import { ediCalls } from '@portal/contract/edi/edi.calls.ts';
import type { edi as ediRows, EdiDecision } from '@portal/contract/edi/edi.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { ediKeys } from './edi.keys.ts';

const calls = callsOf<typeof ediRows>(ediCalls);

export type EdiPage = Received<typeof ediRows.list>;
export type EdiListQuery = NonNullable<Request<typeof ediRows.list>['query']>;

/** Mailboxes are looked at every few minutes; who watches sees what came. */
const lookAgainMs = 20_000;

export const messageList = (query: EdiListQuery) =>
  queryOptions({
    queryKey: ediKeys.list(query),
    queryFn: ({ signal }) => api(calls.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });

export const messageDetails = (id: number) =>
  queryOptions({
    queryKey: ediKeys.message(id),
    queryFn: ({ signal }) => api(calls.get, { params: { id } }, signal),
  });

/** Carriers that are reached by X12, with what their mailboxes answered last. */
export const partnerList = queryOptions({
  queryKey: ediKeys.partners,
  queryFn: async ({ signal }) => (await api(calls.partners, {}, signal)).items,
  refetchInterval: lookAgainMs,
});

export const decideMessage = (id: number, decision: EdiDecision['decision']) =>
  api(calls.decide, { params: { id }, body: { decision } });
export const pollPartner = (carrierId: number) => api(calls.poll, { params: { carrier_id: carrierId } });
export const confirmKey = (carrierId: number, key: string) =>
  api(calls.confirmKey, { params: { carrier_id: carrierId }, body: { key } });
