import type { Request } from '@portal/contract/http/endpoint.ts';
import { noticesCalls } from '@portal/contract/notices/notices.calls.ts';
import type { notices as noticesRows } from '@portal/contract/notices/notices.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { noticeKeys } from './notices.keys.ts';

const calls = callsOf<typeof noticesRows>(noticesCalls);

/** Who outside the account gets notices of a load, and what was sent. */
export const loadNotices = (loadId: number) =>
  queryOptions({
    queryKey: noticeKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(calls.ofLoad, { params: { load_id: loadId } }, signal),
  });

export const changeNotices = (loadId: number, body: Request<typeof noticesRows.change>['body']) =>
  api(calls.change, { params: { load_id: loadId }, body });

/** Addresses that want no more mails of the own account. */
export const noticeRefusals = queryOptions({
  queryKey: noticeKeys.refusals,
  queryFn: ({ signal }) => api(calls.refusals, {}, signal),
});
