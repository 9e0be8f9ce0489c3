import type { Calls } from '../../http/endpoint.ts';

const closing = { permission: 'post:period-close', acrossAccounts: true } as const;

/** Closing the books by month: the operator's alone. */
export const periodCalls = {
  months: { method: 'GET', path: '/api/stripe/months', ...closing },
  close: { method: 'POST', path: '/api/stripe/months/close', ...closing, notSignedInAs: true },
  reopen: { method: 'POST', path: '/api/stripe/months/reopen', ...closing, notSignedInAs: true },
} as const satisfies Calls;
