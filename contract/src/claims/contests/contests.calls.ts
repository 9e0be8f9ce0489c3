import type { Calls } from '../../http/endpoint.ts';

/** Whoever pays an invoice contests it, line by line. */
export const contestCalls = {
  contest: { method: 'POST', path: '/api/claims/contests', permission: 'post:payments' },
} as const satisfies Calls;
