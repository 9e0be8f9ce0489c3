import type { Calls } from '../http/endpoint.ts';

export const guestsCalls = {
  requestDemo: {
    method: 'POST',
    path: '/api/request-demo',
    permission: 'public',
  },
  help: {
    method: 'GET',
    path: '/api/help',
    permission: 'public',
  },
} as const satisfies Calls;

/** Demo requests as the operator answers them. */
export const demoRequestsCalls = {
  list: {
    method: 'GET',
    path: '/api/demo-requests',
    permission: 'post:accounts',
  },
  get: {
    method: 'GET',
    path: '/api/demo-requests/{id}',
    permission: 'post:accounts',
  },
  change: {
    method: 'PATCH',
    path: '/api/demo-requests/{id}',
    permission: 'post:accounts',
  },
} as const satisfies Calls;
