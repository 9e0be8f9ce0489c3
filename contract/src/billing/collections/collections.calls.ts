import type { Calls } from '../../http/endpoint.ts';

/** Collecting what is overdue: the operator's alone. */
export const collectionCalls = {
  ofInvoice: { method: 'GET', path: '/api/stripe/billings/{id}/collection', permission: 'post:billing' },
  promise: { method: 'POST', path: '/api/stripe/promises', permission: 'post:billing' },
  withdrawPromise: { method: 'DELETE', path: '/api/stripe/billings/{id}/promise', permission: 'post:billing' },
  writeOff: {
    method: 'POST',
    path: '/api/stripe/billings/{id}/write-off',
    permission: 'post:billing',
    notSignedInAs: true,
  },
  decideWriteOff: {
    method: 'POST',
    path: '/api/stripe/billings/{id}/write-off/decision',
    permission: 'post:billing',
    notSignedInAs: true,
  },
  recover: {
    method: 'POST',
    path: '/api/stripe/billings/{id}/write-off/recovery',
    permission: 'post:billing',
    notSignedInAs: true,
  },
  dunning: { method: 'GET', path: '/api/accounts/dunning', permission: 'post:billing' },
  changeDunning: { method: 'PATCH', path: '/api/accounts/{id}/dunning', permission: 'post:billing' },
} as const satisfies Calls;
