import type { Calls } from '../../http/endpoint.ts';

/** Collecting what is overdue: the operator's alone. */
export const collectionCalls = {
  ofInvoice: { method: 'GET', path: '/api/stripe/billings/{id}/collection', permission: 'post:billing' },
  promise: { method: 'POST', path: '/api/stripe/promises', permission: 'post:billing' },
  withdrawPromise: { method: 'DELETE', path: '/api/stripe/billings/{id}/promise', permission: 'post:billing' },
  dunning: { method: 'GET', path: '/api/accounts/dunning', permission: 'post:billing' },
  changeDunning: { method: 'PATCH', path: '/api/accounts/{id}/dunning', permission: 'post:billing' },
} as const satisfies Calls;
