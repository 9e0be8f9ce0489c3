import type { Calls } from '../http/endpoint.ts';

export const dispatchViewsCalls = {
  list: {
    method: 'GET',
    path: '/api/assignments/views',
    permission: 'get:assignment',
  },
  add: {
    method: 'POST',
    path: '/api/assignments/views',
    permission: 'get:assignment',
  },
  change: {
    method: 'PATCH',
    path: '/api/assignments/views/{id}',
    permission: 'get:assignment',
  },
  remove: {
    method: 'DELETE',
    path: '/api/assignments/views/{id}',
    permission: 'get:assignment',
  },
} as const satisfies Calls;
