import type { Calls } from '../http/endpoint.ts';

export const labelsCalls = {
  print: {
    method: 'GET',
    path: '/api/shipping-label/{load_id}',
    permission: 'get:shipping-label',
    reply: 'file',
  },
  preview: {
    method: 'GET',
    path: '/api/shipping-label/{load_id}/preview',
    permission: 'get:shipping-label',
  },
} as const satisfies Calls;
