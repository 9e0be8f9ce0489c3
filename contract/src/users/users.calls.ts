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
  list: {
    method: 'GET',
    path: '/api/accounts/{id}/users',
    permission: 'get:user',
  },
  search: {
    method: 'GET',
    path: '/api/users',
    permission: 'get:user',
  },
  exportList: {
    method: 'GET',
    path: '/api/accounts/{id}/users/export',
    permission: 'patch:user',
    reply: 'file',
  },
  invite: {
    method: 'POST',
    path: '/api/accounts/{id}/users',
    permission: 'post:user',
    notSignedInAs: true,
  },
  findByUsername: {
    method: 'GET',
    path: '/api/users/username',
    permission: 'patch:user',
  },
  register: {
    method: 'POST',
    path: '/api/users/register',
    permission: 'post:accounts',
  },
  registerAdmin: {
    method: 'POST',
    path: '/api/users/admin/register',
    permission: 'post:accounts',
  },
  remove: {
    method: 'DELETE',
    path: '/api/users/{id}',
    permission: 'delete:user',
    notSignedInAs: true,
  },
  finishTour: {
    method: 'PATCH',
    path: '/api/users/user-tour',
    permission: 'signed-in',
  },
  sessions: {
    method: 'GET',
    path: '/api/users/{id}/sessions',
    permission: 'signed-in',
    ownSession: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/users/{id}/sessions/{session}',
    permission: 'signed-in',
    ownSession: true,
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/users/{id}/sessions',
    permission: 'signed-in',
    ownSession: true,
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
