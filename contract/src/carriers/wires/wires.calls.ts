import type { Calls } from '../../http/endpoint.ts';

export const carrierWiresCalls = {
  list: {
    method: 'GET',
    path: '/api/carrier-wires',
    permission: 'get:carrier-wire',
  },
  add: {
    method: 'POST',
    path: '/api/carrier-wires',
    permission: 'post:carrier-wire',
    notSignedInAs: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/carrier-wires/{id}',
    permission: 'patch:carrier-wire',
    notSignedInAs: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/carrier-wires/{id}',
    permission: 'delete:carrier-wire',
  },
  check: {
    method: 'POST',
    path: '/api/carrier-wires/{id}/check',
    permission: 'patch:carrier-wire',
  },
} as const satisfies Calls;
