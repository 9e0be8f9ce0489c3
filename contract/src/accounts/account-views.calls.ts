import type { Calls } from '../http/endpoint.ts';

export const accountViewsCalls = {
  list: {
    method: 'GET',
    path: '/api/accounts/views',
    permission: 'get:accounts',
  },
  add: {
    method: 'POST',
    path: '/api/accounts/views',
    permission: 'get:accounts',
  },
  change: {
    method: 'PATCH',
    path: '/api/accounts/views/{id}',
    permission: 'get:accounts',
  },
  remove: {
    method: 'DELETE',
    path: '/api/accounts/views/{id}',
    permission: 'get:accounts',
  },
} as const satisfies Calls;
