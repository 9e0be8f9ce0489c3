import type { Calls } from '../http/endpoint.ts';

export const commoditiesCalls = {
  picklists: {
    method: 'GET',
    path: '/api/loads/line-item-picklists',
    permission: 'get:line-items',
  },
  hazmatNumbers: {
    method: 'GET',
    path: '/api/standardizers/un-numbers',
    permission: 'get:nmfc-standardization',
  },
  nmfc: {
    method: 'GET',
    path: '/api/standardizers/nmfc',
    permission: 'get:nmfc-standardization',
  },
  itemsInfo: {
    method: 'POST',
    path: '/api/standardizers/line-items/info',
    permission: 'post:nmfc-standardization',
  },
  savedItems: {
    method: 'GET',
    path: '/api/account-commodity',
    permission: 'get:line-items',
  },
  exportSavedItems: {
    method: 'GET',
    path: '/api/account-commodity/export',
    permission: 'get:line-items',
    reply: 'file',
  },
  importSavedItems: {
    method: 'POST',
    path: '/api/account-commodity/import',
    permission: 'post:line-items',
    encoding: 'multipart',
  },
  savedItem: {
    method: 'GET',
    path: '/api/account-commodity/{id}',
    permission: 'get:line-items',
  },
  saveItem: {
    method: 'POST',
    path: '/api/account-commodity',
    permission: 'post:line-items',
  },
  changeSavedItem: {
    method: 'PATCH',
    path: '/api/account-commodity/{id}',
    permission: 'patch:line-items',
  },
  removeSavedItem: {
    method: 'DELETE',
    path: '/api/account-commodity/{id}',
    permission: 'delete:line-items',
  },
} as const satisfies Calls;
