import type { Calls } from '../http/endpoint.ts';

export const authCalls = {
  signIn: {
    method: 'POST',
    path: '/api/auth/access-token',
    permission: 'public',
    encoding: 'form',
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    permission: 'public',
  },
  signInAs: {
    method: 'POST',
    path: '/api/auth/access-token/{id}',
    permission: 'post:sign-in-as',
    ownSession: true,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    permission: 'signed-in',
  },
  credentials: {
    method: 'GET',
    path: '/api/auth/credentials',
    permission: 'signed-in',
  },
} as const satisfies Calls;
