import { billingCalls } from '@portal/contract/billing/billing.calls.ts';
import type { billing as rows } from '@portal/contract/billing/billing.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { billingKeys } from '../billing.keys.ts';
import { paymentQuery, type PaymentSearch } from './payment-search.ts';

const billing = callsOf<typeof rows>(billingCalls);

export type PaymentPage = Received<typeof rows.history>;

export const paymentList = (search: PaymentSearch, limit: number) =>
  queryOptions({
    queryKey: billingKeys.payments(search, limit),
    queryFn: ({ signal }) => api(billing.history, { query: paymentQuery(search, limit) }, signal),
    placeholderData: keepPreviousData,
  });
