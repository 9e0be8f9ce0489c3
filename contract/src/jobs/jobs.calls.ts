import type { Calls } from '../http/endpoint.ts';

export const failedJobsCalls = {
  list: {
    method: 'GET',
    path: '/api/failed-jobs',
    permission: 'patch:settings',
  },
  retry: {
    method: 'POST',
    path: '/api/failed-jobs/retry',
    permission: 'patch:settings',
  },
} as const satisfies Calls;
