import type { Calls } from '../http/endpoint.ts';

export const savedViewsCalls = {
  list: {
    method: 'GET',
    path: '/api/loads/views',
    permission: 'get:loads',
  },
  add: {
    method: 'POST',
    path: '/api/loads/views',
    permission: 'get:loads',
  },
  change: {
    method: 'PATCH',
    path: '/api/loads/views/{id}',
    permission: 'get:loads',
  },
  remove: {
    method: 'DELETE',
    path: '/api/loads/views/{id}',
    permission: 'get:loads',
  },
} as const satisfies Calls;
