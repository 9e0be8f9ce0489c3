import { onlinePaymentCalls } from '@portal/contract/billing/online-payments.calls.ts';
import type { onlinePayments as rows } from '@portal/contract/billing/online-payments.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { billingKeys } from '../billing.keys.ts';

const payments = callsOf<typeof rows>(onlinePaymentCalls);

export type RefundBody = Request<typeof rows.refund>['body'];

/** Begins to pay, and answers where the payer goes. */
export const payBillings = (billing_ids: number[]) => api(payments.payBillings, { body: { billing_ids } });
export const payLoad = (load_id: number) => api(payments.payLoad, { body: { load_id } });

export const giveUpCheckout = (id: number) => api(payments.giveUp, { params: { id } });
export const refundInvoice = (id: number, body: RefundBody) => api(payments.refund, { params: { id }, body });

/** How a payment that was begun stands. */
export const checkoutQuery = (id: number) =>
  queryOptions({
    queryKey: billingKeys.checkout(id),
    queryFn: ({ signal }) => api(payments.checkout, { params: { id } }, signal),
  });

/** Payments that are not what was asked for; the operator's alone. */
export const differencesQuery = () =>
  queryOptions({ queryKey: billingKeys.differences, queryFn: ({ signal }) => api(payments.differences, {}, signal) });
