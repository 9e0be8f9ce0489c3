import type { Calls } from '../http/endpoint.ts';

export const ediCalls = {
  list: { method: 'GET', path: '/api/edi-messages', permission: 'get:edi' },
  get: { method: 'GET', path: '/api/edi-messages/{id}', permission: 'get:edi' },
  decide: { method: 'POST', path: '/api/edi-messages/{id}/decision', permission: 'patch:edi' },
  partners: { method: 'GET', path: '/api/edi-partners', permission: 'get:edi' },
  poll: { method: 'POST', path: '/api/edi-partners/{carrier_id}/poll', permission: 'patch:edi' },
  confirmKey: { method: 'POST', path: '/api/edi-partners/{carrier_id}/host-key', permission: 'patch:carrier-wire' },
  makeKey: { method: 'POST', path: '/api/edi-partners/{carrier_id}/key-pair', permission: 'patch:carrier-wire' },
} as const satisfies Calls;
