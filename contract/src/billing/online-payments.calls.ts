import type { Calls } from '../http/endpoint.ts';

/** Payments through the provider, which stands in the address. */
export const onlinePaymentCalls = {
  payLoad: { method: 'POST', path: '/api/stripe', permission: 'post:payments', notSignedInAs: true },
  payBillings: { method: 'POST', path: '/api/stripe/pay', permission: 'post:payments', notSignedInAs: true },
  checkout: { method: 'GET', path: '/api/stripe/checkouts/{id}', permission: 'get:payments' },
  giveUp: {
    method: 'POST',
    path: '/api/stripe/checkouts/{id}/give-up',
    permission: 'post:payments',
    notSignedInAs: true,
  },
  differences: { method: 'GET', path: '/api/stripe/differences', permission: 'post:billing', acrossAccounts: true },
  refund: { method: 'POST', path: '/api/stripe/billings/{id}/refunds', permission: 'post:billing' },
  receiveNotice: { method: 'POST', path: '/api/stripe/webhook', permission: 'public', encoding: 'raw' },
} as const satisfies Calls;
