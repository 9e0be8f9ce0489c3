import type { Calls } from '../http/endpoint.ts';

export const setupCalls = {
  get: {
    method: 'GET',
    path: '/api/setup',
    permission: 'patch:settings',
  },
} as const satisfies Calls;
