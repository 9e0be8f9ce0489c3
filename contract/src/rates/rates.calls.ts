import type { Calls } from '../http/endpoint.ts';

/** What tariff carriers charge, which the operator alone sees and changes. */
export const ratesCalls = {
  list: { method: 'GET', path: '/api/rates', permission: 'get:rates' },
  version: { method: 'GET', path: '/api/rates/version', permission: 'get:rates' },
  exportSheet: { method: 'GET', path: '/api/rates/export', permission: 'get:rates', reply: 'file' },
  addDraft: { method: 'POST', path: '/api/rates/drafts', permission: 'patch:rates' },
  draft: { method: 'GET', path: '/api/rates/drafts/{id}', permission: 'get:rates' },
  changeDraft: { method: 'PATCH', path: '/api/rates/drafts/{id}', permission: 'patch:rates' },
  removeDraft: { method: 'DELETE', path: '/api/rates/drafts/{id}', permission: 'patch:rates' },
  importDraft: {
    method: 'POST',
    path: '/api/rates/drafts/{id}/import',
    permission: 'patch:rates',
    encoding: 'multipart',
  },
  publishDraft: { method: 'POST', path: '/api/rates/drafts/{id}/publish', permission: 'patch:rates' },
  /** A price with each step of its calculation; nothing is kept. */
  explain: { method: 'POST', path: '/api/rates/explain', permission: 'get:rates' },
  table: { method: 'GET', path: '/api/rates/tables/{name}', permission: 'get:rates' },
  changeTable: { method: 'PATCH', path: '/api/rates/tables/{name}', permission: 'patch:rates' },
  importTable: {
    method: 'POST',
    path: '/api/rates/tables/{name}/import',
    permission: 'patch:rates',
    encoding: 'multipart',
  },
  exportTable: { method: 'GET', path: '/api/rates/tables/{name}/export', permission: 'get:rates', reply: 'file' },
} as const satisfies Calls;
