import type { Calls } from '../http/endpoint.ts';

export const webhooksCalls = {
  list: { method: 'GET', path: '/api/webhook', permission: 'get:webhook' },
  create: { method: 'POST', path: '/api/webhook', permission: 'post:webhook', notSignedInAs: true },
  change: { method: 'PATCH', path: '/api/webhook/{id}', permission: 'patch:webhook', notSignedInAs: true },
  remove: { method: 'DELETE', path: '/api/webhook/{id}', permission: 'delete:webhook' },
  newSecret: { method: 'POST', path: '/api/webhook/{id}/secret', permission: 'patch:webhook', notSignedInAs: true },
  endFormerSecret: {
    method: 'DELETE',
    path: '/api/webhook/{id}/former-secret',
    permission: 'patch:webhook',
    notSignedInAs: true,
  },
  test: { method: 'POST', path: '/api/webhook/{id}/test', permission: 'post:webhook' },
  deliveries: { method: 'GET', path: '/api/webhook/{id}/deliveries', permission: 'get:webhook' },
  delivery: { method: 'GET', path: '/api/webhook/{id}/deliveries/{delivery_id}', permission: 'get:webhook' },
  send: { method: 'POST', path: '/api/webhook/{id}/deliveries/{delivery_id}/send', permission: 'post:webhook' },
  replay: { method: 'POST', path: '/api/webhook/{id}/replay', permission: 'post:webhook' },
  events: { method: 'GET', path: '/api/events', permission: 'get:webhook' },
} as const satisfies Calls;
