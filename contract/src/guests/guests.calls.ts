import type { Calls } from '../http/endpoint.ts';

export const guestsCalls = {
  requestDemo: {
    method: 'POST',
    path: '/api/request-demo',
    permission: 'public',
  },
  help: {
    method: 'GET',
    path: '/api/help',
    permission: 'public',
  },
} as const satisfies Calls;
