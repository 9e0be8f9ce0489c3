import { collectionCalls } from '@portal/contract/billing/collections/collections.calls.ts';
import type { collections as rows } from '@portal/contract/billing/collections/collections.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { billingKeys } from '../billing.keys.ts';

const calls = callsOf<typeof rows>(collectionCalls);

/** What is done to collect an invoice. */
export const invoiceCollection = (id: number) =>
  queryOptions({
    queryKey: billingKeys.collection(id),
    queryFn: ({ signal }) => api(calls.ofInvoice, { params: { id } }, signal),
  });

/** When an account is reminded, and the reminders it got. */
export const accountDunning = (account: number) =>
  queryOptions({
    queryKey: billingKeys.dunning(account),
    queryFn: ({ signal }) => api(calls.dunning, { query: { account_id: account } }, signal),
  });

export const changeDunning = (id: number, body: Request<typeof rows.changeDunning>['body']) =>
  api(calls.changeDunning, { params: { id }, body });

export const notePromise = (body: Request<typeof rows.promise>['body']) => api(calls.promise, { body });
export const withdrawPromise = (id: number) => api(calls.withdrawPromise, { params: { id } });
export const writeOffInvoice = (id: number, body: Request<typeof rows.writeOff>['body']) =>
  api(calls.writeOff, { params: { id }, body });
export const decideWriteOff = (id: number, body: Request<typeof rows.decideWriteOff>['body']) =>
  api(calls.decideWriteOff, { params: { id }, body });
export const recoverInvoice = (id: number, body: Request<typeof rows.recover>['body']) =>
  api(calls.recover, { params: { id }, body });
