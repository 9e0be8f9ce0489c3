import { apiKeysCalls } from '@portal/contract/api-keys/api-keys.calls.ts';
import type { ApiKeyStatus, apiKeys as apiKeysRows } from '@portal/contract/api-keys/api-keys.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { apiKeyKeys } from './api-keys.keys.ts';

const calls = callsOf<typeof apiKeysRows>(apiKeysCalls);

export type ApiKeyPage = Received<typeof apiKeysRows.list>;
export type MadeApiKey = Received<typeof apiKeysRows.create>;
type ApiKeyQuery = NonNullable<Request<typeof apiKeysRows.all>['query']>;

/** A page of the keys of all accounts, or of the own one. */
export const apiKeyList = (of: 'all' | 'account', query: ApiKeyQuery) =>
  queryOptions({
    queryKey: apiKeyKeys.page(of, query),
    queryFn: ({ signal }) => (of === 'all' ? api(calls.all, { query }, signal) : api(calls.list, { query }, signal)),
    placeholderData: keepPreviousData,
  });

export const createApiKey = (body: Request<typeof apiKeysRows.create>['body']) => api(calls.create, { body });
export const switchApiKey = (id: number, status: ApiKeyStatus) =>
  api(calls.changeStatus, { params: { id }, body: { status } });
export const removeApiKey = (id: number) => api(calls.remove, { params: { id } });
