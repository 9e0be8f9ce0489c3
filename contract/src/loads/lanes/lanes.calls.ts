import type { Calls } from '../../http/endpoint.ts';

export const lanesCalls = {
  list: { method: 'GET', path: '/api/lanes', permission: 'get:loads' },
  prices: { method: 'GET', path: '/api/loads/{id}/lane-prices', permission: 'get:loads' },
} as const satisfies Calls;
