import { periodCalls } from '@portal/contract/billing/periods/periods.calls.ts';
import type { periods as rows } from '@portal/contract/billing/periods/periods.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { billingKeys } from '../billing.keys.ts';

const calls = callsOf<typeof rows>(periodCalls);

/** Which months are closed, and what is open in one; in the last one that is over where none is named. */
export const closedMonths = (month?: string) =>
  queryOptions({
    queryKey: billingKeys.months(month),
    queryFn: ({ signal }) => api(calls.months, { query: month ? { month } : {} }, signal),
    placeholderData: keepPreviousData,
  });

export const closeMonth = (body: Request<typeof rows.close>['body']) => api(calls.close, { body });
export const reopenMonth = (body: Request<typeof rows.reopen>['body']) => api(calls.reopen, { body });
