import type { Calls } from '../http/endpoint.ts';

export const settingsCalls = {
  list: {
    method: 'GET',
    path: '/api/settings',
    permission: 'get:settings',
  },
  states: {
    method: 'GET',
    path: '/api/settings/states',
    permission: 'signed-in',
  },
  themeUses: {
    method: 'GET',
    path: '/api/settings/themes/uses',
    permission: 'get:settings',
  },
  get: {
    method: 'GET',
    path: '/api/settings/{name}',
    permission: 'get:settings',
  },
  change: {
    method: 'PATCH',
    path: '/api/settings/{name}',
    permission: 'patch:settings',
  },
} as const satisfies Calls;
