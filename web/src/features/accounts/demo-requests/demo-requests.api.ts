import { demoRequestsCalls } from '@portal/contract/guests/guests.calls.ts';
import type { demoRequests as rows } from '@portal/contract/guests/guests.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';

const demoRequests = callsOf<typeof rows>(demoRequestsCalls);

export type DemoRequestPage = Received<typeof rows.list>;
type Query = NonNullable<Request<typeof rows.list>['query']>;

export const demoRequestKeys = {
  all: ['demo-requests'],
  list: (query: object) => ['demo-requests', 'list', query],
  one: (id: number) => ['demo-requests', 'one', id],
} as const;

export const demoRequestList = (query: Query) =>
  queryOptions({
    queryKey: demoRequestKeys.list(query),
    queryFn: ({ signal }) => api(demoRequests.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const demoRequestDetails = (id: number) =>
  queryOptions({
    queryKey: demoRequestKeys.one(id),
    queryFn: ({ signal }) => api(demoRequests.get, { params: { id } }, signal),
  });

/** Declines a request, or has it wait again. */
export const changeDemoRequest = (id: number, status: 'declined' | 'waiting') =>
  api(demoRequests.change, { params: { id }, body: { status } });
