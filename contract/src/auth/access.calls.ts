import type { Calls } from '../http/endpoint.ts';

/** What else signs in or acts for a person. */
export const accessCalls = {
  get: {
    method: 'GET',
    path: '/api/auth/access',
    permission: 'signed-in',
    ownSession: true,
  },
  end: {
    method: 'POST',
    path: '/api/auth/access/end',
    permission: 'signed-in',
    ownSession: true,
  },
  ofUser: {
    method: 'GET',
    path: '/api/users/{id}/access',
    permission: 'patch:user',
    ownSession: true,
  },
  endOfUser: {
    method: 'POST',
    path: '/api/users/{id}/access/end',
    permission: 'patch:user',
    ownSession: true,
  },
} as const satisfies Calls;
