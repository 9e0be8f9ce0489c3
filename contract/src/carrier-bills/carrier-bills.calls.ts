import type { Calls } from '../http/endpoint.ts';

/** All of them are the operator's alone. */
export const carrierBillsCalls = {
  list: { method: 'GET', path: '/api/carrier-bills', permission: 'get:carrier-bills' },
  get: { method: 'GET', path: '/api/carrier-bills/{id}', permission: 'get:carrier-bills' },
  take: { method: 'POST', path: '/api/carrier-bills', permission: 'post:carrier-bills' },
  takeFile: {
    method: 'POST',
    path: '/api/carrier-bills/files',
    permission: 'post:carrier-bills',
    encoding: 'multipart',
  },
  match: { method: 'POST', path: '/api/carrier-bills/{id}/match', permission: 'post:carrier-bills' },
  decide: { method: 'PATCH', path: '/api/carrier-bills/{id}/differences', permission: 'post:carrier-bills' },
  packet: { method: 'POST', path: '/api/carrier-bills/{id}/packet', permission: 'post:carrier-bills', reply: 'file' },
  approve: { method: 'POST', path: '/api/carrier-bills/{id}/approve', permission: 'post:carrier-bills' },
  pay: { method: 'POST', path: '/api/carrier-bills/{id}/pay', permission: 'post:carrier-bills' },
  void: { method: 'POST', path: '/api/carrier-bills/{id}/void', permission: 'post:carrier-bills' },
} as const satisfies Calls;
