import type { Calls } from '../http/endpoint.ts';

export const documentsLogoCalls = {
  changeLogo: {
    method: 'PATCH',
    path: '/api/accounts/{id}/settings/logo',
    permission: 'patch:accounts',
    encoding: 'multipart',
  },
  change: {
    method: 'PATCH',
    path: '/api/accounts/{id}/settings/documents-logo',
    permission: 'patch:accounts',
    encoding: 'multipart',
  },
  picture: { method: 'GET', path: '/api/account-logos/{name}', permission: 'public', reply: 'file' },
} as const satisfies Calls;
