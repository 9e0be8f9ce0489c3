import type { Calls } from '../http/endpoint.ts';

export const trackingCalls = {
  receiveEvents: {
    method: 'POST',
    path: '/api/carrier-events/{scac}',
    permission: 'public',
    encoding: 'raw',
  },
} as const satisfies Calls;
