import type { Calls } from '../http/endpoint.ts';

export const accountsCalls = {
  list: {
    method: 'GET',
    path: '/api/accounts/v2',
    permission: 'get:accounts',
  },
  get: {
    method: 'GET',
    path: '/api/accounts/{id}',
    permission: 'get:accounts',
  },
} as const satisfies Calls;
