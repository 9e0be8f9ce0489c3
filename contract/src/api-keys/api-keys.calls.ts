import type { Calls } from '../http/endpoint.ts';

export const apiKeysCalls = {
  list: { method: 'GET', path: '/api/api-key', permission: 'get:api-key' },
  all: { method: 'GET', path: '/api/api-key/all', permission: 'get:api-key' },
  company: { method: 'GET', path: '/api/api-key/company', permission: 'get:api-key' },
  create: { method: 'POST', path: '/api/api-key', permission: 'post:api-key' },
  register: { method: 'POST', path: '/api/api-key/register', permission: 'post:api-key' },
  change: { method: 'PATCH', path: '/api/api-key/{id}', permission: 'patch:api-key' },
  changeStatus: { method: 'PATCH', path: '/api/api-key/{id}/status', permission: 'patch:api-key' },
  remove: { method: 'DELETE', path: '/api/api-key/{id}', permission: 'delete:api-key' },
} as const satisfies Calls;
