import type { Calls } from '../../http/endpoint.ts';

export const orderCalls = {
  receive: {
    method: 'POST',
    path: '/api/orders',
    permission: 'post:loads',
  },
} as const satisfies Calls;
