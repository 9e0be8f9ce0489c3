import type { Calls } from '../http/endpoint.ts';

export const accessorialsCalls = {
  list: {
    method: 'GET',
    path: '/api/accessorials',
    permission: 'get:accessorials',
  },
} as const satisfies Calls;
