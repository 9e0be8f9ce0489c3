import type { Calls } from '../http/endpoint.ts';

export const templatesCalls = {
  list: { method: 'GET', path: '/api/templates', permission: 'get:templates' },
  get: { method: 'GET', path: '/api/templates/{id}', permission: 'get:templates' },
  add: { method: 'POST', path: '/api/templates', permission: 'post:templates' },
  change: { method: 'PATCH', path: '/api/templates/{id}', permission: 'patch:templates' },
  remove: { method: 'DELETE', path: '/api/templates/{id}', permission: 'delete:templates' },
} as const satisfies Calls;
