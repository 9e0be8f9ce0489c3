import type { Calls } from '../http/endpoint.ts';

export const claimViewsCalls = {
  list: {
    method: 'GET',
    path: '/api/claims/views',
    permission: 'get:claims',
  },
  add: {
    method: 'POST',
    path: '/api/claims/views',
    permission: 'get:claims',
  },
  change: {
    method: 'PATCH',
    path: '/api/claims/views/{id}',
    permission: 'get:claims',
  },
  remove: {
    method: 'DELETE',
    path: '/api/claims/views/{id}',
    permission: 'get:claims',
  },
} as const satisfies Calls;
