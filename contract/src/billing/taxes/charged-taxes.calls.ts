import type { Calls } from '../../http/endpoint.ts';

export const chargedTaxesCalls = {
  sums: { method: 'GET', path: '/api/stripe/taxes', permission: 'get:tax', acrossAccounts: true },
} as const satisfies Calls;
