import type { Calls } from '../http/endpoint.ts';

export const tenderingCalls = {
  tender: {
    method: 'POST',
    path: '/api/loads/{id}/tender',
    permission: 'post:tender',
  },
  cancellationStatus: {
    method: 'GET',
    path: '/api/cancellation/{load_id}',
    permission: 'get:cancellation',
  },
  cancel: {
    method: 'POST',
    path: '/api/cancellation/{load_id}',
    permission: 'post:cancellation',
  },
} as const satisfies Calls;
