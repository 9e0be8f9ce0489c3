import type { Calls } from '../../http/endpoint.ts';

export const importMappingsCalls = {
  list: {
    method: 'GET',
    path: '/api/loads/import-mappings',
    permission: 'post:loads',
  },
  add: {
    method: 'POST',
    path: '/api/loads/import-mappings',
    permission: 'post:loads',
  },
  change: {
    method: 'PATCH',
    path: '/api/loads/import-mappings/{id}',
    permission: 'post:loads',
  },
  remove: {
    method: 'DELETE',
    path: '/api/loads/import-mappings/{id}',
    permission: 'post:loads',
  },
  readHeadings: {
    method: 'POST',
    path: '/api/loads/import-headings',
    permission: 'post:loads',
    encoding: 'multipart',
  },
} as const satisfies Calls;
