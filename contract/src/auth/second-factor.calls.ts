import type { Calls } from '../http/endpoint.ts';

export const secondFactorCalls = {
  get: {
    method: 'GET',
    path: '/api/auth/second-factor',
    permission: 'signed-in',
  },
  begin: {
    method: 'POST',
    path: '/api/auth/second-factor',
    permission: 'signed-in',
  },
  confirm: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    permission: 'signed-in',
  },
  renewCodes: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    permission: 'signed-in',
  },
  remove: {
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    permission: 'signed-in',
  },
} as const satisfies Calls;
