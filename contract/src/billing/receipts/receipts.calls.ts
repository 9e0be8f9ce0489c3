import type { Calls } from '../../http/endpoint.ts';

/** The receipt of a payment: by the payment's own number. */
export const receiptCalls = {
  pdf: { method: 'GET', path: '/api/stripe/payments/{id}/receipt', permission: 'get:payments', reply: 'file' },
  send: { method: 'POST', path: '/api/stripe/payments/{id}/receipt', permission: 'post:payments' },
} as const satisfies Calls;
