import type { Calls } from '../http/endpoint.ts';

export const claimsCalls = {
  list: {
    method: 'GET',
    path: '/api/claims',
    permission: 'get:claims',
  },
  exportList: {
    method: 'GET',
    path: '/api/claims/export',
    permission: 'get:claims',
    reply: 'file',
  },
  guide: {
    method: 'GET',
    path: '/api/claims/guide',
    permission: 'get:claims',
  },
  get: {
    method: 'GET',
    path: '/api/claims/{id}',
    permission: 'get:claims',
  },
  create: {
    method: 'POST',
    path: '/api/claims',
    permission: 'post:claims',
  },
  change: {
    method: 'PATCH',
    path: '/api/claims/{id}',
    permission: 'patch:claims',
  },
  messages: {
    method: 'GET',
    path: '/api/claims/{id}/messages',
    permission: 'get:claims',
  },
  say: {
    method: 'POST',
    path: '/api/claims/{id}/messages',
    permission: 'post:claims',
  },
  packet: {
    method: 'POST',
    path: '/api/claims/{id}/packet',
    permission: 'post:claims',
    reply: 'file',
  },
} as const satisfies Calls;
