import type { Calls } from '../http/endpoint.ts';

export const usersCalls = {
  me: {
    method: 'GET',
    path: '/api/users/me',
    permission: 'signed-in',
  },
  complete: {
    method: 'GET',
    path: '/api/users/me/complete',
    permission: 'signed-in',
  },
  change: {
    method: 'PATCH',
    path: '/api/users/{id}',
    permission: 'signed-in',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/users/forgot-password',
    permission: 'public',
  },
  recoverPassword: {
    method: 'POST',
    path: '/api/users/recovery-password',
    permission: 'public',
  },
} as const satisfies Calls;
