import type { Calls } from '../http/endpoint.ts';

export const generatedPapersCalls = {
  generate: {
    method: 'POST',
    path: '/api/docs/generate',
    permission: 'post:docs-generate',
  },
  forCarrier: {
    method: 'GET',
    path: '/api/docs/carriers',
    permission: 'get:docs',
  },
  invoices: {
    method: 'GET',
    path: '/api/docs/invoice',
    permission: 'get:docs',
  },
  ofAccount: {
    method: 'GET',
    path: '/api/docs/account/attachments',
    permission: 'get:docs',
  },
  joined: {
    method: 'GET',
    path: '/api/docs/joined',
    permission: 'get:docs',
    reply: 'file',
  },
} as const satisfies Calls;
