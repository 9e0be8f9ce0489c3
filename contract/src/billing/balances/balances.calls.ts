import type { Calls } from '../../http/endpoint.ts';

export const balancesCalls = {
  overTime: { method: 'GET', path: '/api/stripe/balances', permission: 'get:payments' },
} as const satisfies Calls;
