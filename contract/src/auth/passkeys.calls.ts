import type { Calls } from '../http/endpoint.ts';

export const passkeysCalls = {
  list: {
    method: 'GET',
    path: '/api/auth/passkeys',
    permission: 'signed-in',
    ownSession: true,
  },
  begin: {
    method: 'POST',
    path: '/api/auth/passkeys/options',
    permission: 'signed-in',
    ownSession: true,
  },
  add: {
    method: 'POST',
    path: '/api/auth/passkeys',
    permission: 'signed-in',
    ownSession: true,
  },
  remove: {
    method: 'POST',
    path: '/api/auth/passkeys/{id}/remove',
    permission: 'signed-in',
    ownSession: true,
  },
  signInOptions: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    permission: 'public',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    permission: 'public',
  },
} as const satisfies Calls;
