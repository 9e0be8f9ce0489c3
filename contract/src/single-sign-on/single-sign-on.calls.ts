import type { Calls } from '../http/endpoint.ts';

export const singleSignOnCalls = {
  begin: {
    method: 'POST',
    path: '/api/auth/single-sign-on',
    permission: 'public',
  },
  finish: {
    method: 'POST',
    path: '/api/auth/single-sign-on/access-token',
    permission: 'public',
  },
  get: {
    method: 'GET',
    path: '/api/accounts/{id}/single-sign-on',
    permission: 'post:accounts',
    ownSession: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/accounts/{id}/single-sign-on',
    permission: 'post:accounts',
    ownSession: true,
  },
  check: {
    method: 'POST',
    path: '/api/accounts/{id}/single-sign-on/check',
    permission: 'post:accounts',
    ownSession: true,
  },
} as const satisfies Calls;
