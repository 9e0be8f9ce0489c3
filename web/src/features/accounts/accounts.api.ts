import { accountsCalls } from '@portal/contract/accounts/accounts.calls.ts';
import type { accounts as accountsRows } from '@portal/contract/accounts/accounts.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { accountKeys } from './accounts.keys.ts';

const accounts = callsOf<typeof accountsRows>(accountsCalls);

export type AccountPage = Received<typeof accountsRows.list>;
export type AccountListQuery = NonNullable<Request<typeof accountsRows.list>['query']>;

/** A page of accounts; a new search cancels the one under way and leaves the old rows meanwhile. */
export const accountList = (query: AccountListQuery) =>
  queryOptions({
    queryKey: accountKeys.list(query),
    queryFn: ({ signal }) => api(accounts.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const accountDetails = (accountId: number) =>
  queryOptions({
    queryKey: accountKeys.account(accountId),
    queryFn: ({ signal }) => api(accounts.get, { params: { id: accountId } }, signal),
  });
