import type { Calls } from '../../http/endpoint.ts';

export const loadImportCalls = {
  template: {
    method: 'GET',
    path: '/api/loads/import-template',
    permission: 'post:loads',
    reply: 'file',
  },
  importLoads: {
    method: 'POST',
    path: '/api/loads/import',
    permission: 'post:loads',
    encoding: 'multipart',
  },
} as const satisfies Calls;
