import type { Calls } from '../http/endpoint.ts';

export const carrierConnectionsCalls = {
  list: {
    method: 'GET',
    path: '/api/carrier-connections',
    permission: 'get:carrier-connection',
  },
  add: {
    method: 'POST',
    path: '/api/carrier-connections',
    permission: 'post:carrier-connection',
  },
  change: {
    method: 'PATCH',
    path: '/api/carrier-connections/{id}',
    permission: 'patch:carrier-connection',
  },
  scorecard: {
    method: 'GET',
    path: '/api/carrier-connections/{id}/scorecard',
    permission: 'get:carrier-connection',
  },
  check: {
    method: 'POST',
    path: '/api/carrier-connections/{id}/check',
    permission: 'patch:carrier-connection',
  },
  makeWebhookSecret: {
    method: 'POST',
    path: '/api/carrier-connections/{id}/webhook-secret',
    permission: 'patch:carrier-connection',
  },
  removeWebhookSecret: {
    method: 'DELETE',
    path: '/api/carrier-connections/{id}/webhook-secret',
    permission: 'patch:carrier-connection',
  },
  changeLogo: {
    method: 'PATCH',
    path: '/api/carrier-connections/{id}/logo',
    permission: 'patch:carrier-connection',
    encoding: 'multipart',
  },
  removeLogo: {
    method: 'DELETE',
    path: '/api/carrier-connections/{id}/logo',
    permission: 'patch:carrier-connection',
  },
  logo: {
    method: 'GET',
    path: '/api/carrier-logos/{name}',
    permission: 'public',
    reply: 'file',
  },
  calendars: {
    method: 'GET',
    path: '/api/carrier-calendars',
    permission: 'get:carrier-connection',
  },
  addCalendar: {
    method: 'POST',
    path: '/api/carrier-calendars',
    permission: 'post:carrier-connection',
  },
  changeCalendar: {
    method: 'PATCH',
    path: '/api/carrier-calendars/{code}',
    permission: 'patch:carrier-connection',
  },
} as const satisfies Calls;
