import type { Calls } from '../http/endpoint.ts';

export const advancedSearchCalls = {
  search: {
    method: 'GET',
    path: '/api/loads/advanced',
    permission: 'get:loads',
  },
} as const satisfies Calls;
