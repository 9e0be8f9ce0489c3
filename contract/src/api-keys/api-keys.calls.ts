import type { Calls } from '../http/endpoint.ts';

export const apiKeysCalls = {
  list: {
    method: 'GET',
    path: '/api/api-key',
    permission: 'get:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  all: {
    method: 'GET',
    path: '/api/api-key/all',
    permission: 'get:api-key',
    acrossAccounts: true,
    ownSession: true,
    closedToFreightSystem: true,
  },
  company: {
    method: 'GET',
    path: '/api/api-key/company',
    permission: 'get:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  create: {
    method: 'POST',
    path: '/api/api-key',
    permission: 'post:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  register: {
    method: 'POST',
    path: '/api/api-key/register',
    permission: 'post:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/api-key/{id}',
    permission: 'patch:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  changeStatus: {
    method: 'PATCH',
    path: '/api/api-key/{id}/status',
    permission: 'patch:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/api-key/{id}',
    permission: 'delete:api-key',
    ownSession: true,
    closedToFreightSystem: true,
  },
} as const satisfies Calls;
