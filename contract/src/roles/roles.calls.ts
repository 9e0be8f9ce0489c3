import type { Calls } from '../http/endpoint.ts';

export const rolesCalls = {
  list: { method: 'GET', path: '/api/roles', permission: 'get:role' },
  get: { method: 'GET', path: '/api/roles/{id}', permission: 'get:role' },
  add: { method: 'POST', path: '/api/roles', permission: 'post:role' },
  change: { method: 'PATCH', path: '/api/roles/{id}', permission: 'patch:role' },
  remove: { method: 'DELETE', path: '/api/roles/{id}', permission: 'delete:role' },
  changeRights: { method: 'PATCH', path: '/api/roles/{id}/rights', permission: 'post:role-permission' },
  restore: { method: 'POST', path: '/api/roles/{id}/restore', permission: 'post:role-permission' },
} as const satisfies Calls;

export const rolePermissionsCalls = {
  list: { method: 'GET', path: '/api/role-permissions', permission: 'get:role-permission' },
  add: { method: 'POST', path: '/api/role-permissions', permission: 'post:role-permission' },
  remove: { method: 'DELETE', path: '/api/role-permissions/{id}', permission: 'delete:role-permission' },
} as const satisfies Calls;

export const permissionsCalls = {
  list: { method: 'GET', path: '/api/permissions', permission: 'get:permissions' },
  add: { method: 'POST', path: '/api/permissions', permission: 'post:permissions' },
  remove: { method: 'DELETE', path: '/api/permissions/{id}', permission: 'delete:permissions' },
} as const satisfies Calls;
