import type { Calls } from '../http/endpoint.ts';

export const documentsCalls = {
  list: {
    method: 'GET',
    path: '/api/docs/{load_id}',
    permission: 'get:docs',
  },
  upload: {
    method: 'POST',
    path: '/api/user-docs',
    permission: 'post:user-docs',
    encoding: 'multipart',
  },
  remove: {
    method: 'DELETE',
    path: '/api/user-docs/{document_id}',
    permission: 'post:user-docs',
  },
  download: {
    method: 'GET',
    path: '/api/files/{token}',
    permission: 'public',
    reply: 'file',
  },
} as const satisfies Calls;
