import type { Calls } from '../http/endpoint.ts';

export const setupCalls = {
  get: {
    method: 'GET',
    path: '/api/setup',
    permission: 'patch:settings',
  },
  addExamples: {
    method: 'POST',
    path: '/api/setup/examples',
    permission: 'post:carrier-connection',
  },
} as const satisfies Calls;
