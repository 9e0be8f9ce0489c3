import type { Calls } from '../http/endpoint.ts';

export const secondFactorCalls = {
  get: {
    method: 'GET',
    path: '/api/auth/second-factor',
    permission: 'signed-in',
    ownSession: true,
  },
  begin: {
    method: 'POST',
    path: '/api/auth/second-factor',
    permission: 'signed-in',
    ownSession: true,
  },
  confirm: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    permission: 'signed-in',
    ownSession: true,
  },
  renewCodes: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    permission: 'signed-in',
    ownSession: true,
  },
  remove: {
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    permission: 'signed-in',
    ownSession: true,
  },
  reset: {
    method: 'DELETE',
    path: '/api/users/{id}/second-factor',
    permission: 'patch:user',
    ownSession: true,
  },
} as const satisfies Calls;
