import type { Calls } from '../http/endpoint.ts';

export const loadsCalls = {
  list: {
    method: 'GET',
    path: '/api/loads',
    permission: 'get:loads',
  },
  exportList: {
    method: 'GET',
    path: '/api/loads/export',
    permission: 'get:loads',
    reply: 'file',
  },
  get: {
    method: 'GET',
    path: '/api/loads/{id}',
    permission: 'get:loads',
  },
  details: {
    method: 'GET',
    path: '/api/loads/details/{id}',
    permission: 'get:loads',
  },
  create: {
    method: 'POST',
    path: '/api/loads',
    permission: 'post:loads',
  },
  change: {
    method: 'PATCH',
    path: '/api/loads/{id}',
    permission: 'patch:loads',
  },
  changeBilling: {
    method: 'PATCH',
    path: '/api/loads/{id}/billing-po',
    permission: 'patch:loads',
  },
  history: {
    method: 'GET',
    path: '/api/history',
    permission: 'get:history',
  },
} as const satisfies Calls;
