import type { Calls } from '../http/endpoint.ts';

/** The payment provider stands in the address, as the specification has it. */
export const billingCalls = {
  /** The invoice of a load. */
  ofLoad: { method: 'GET', path: '/api/stripe', permission: 'get:payments' },
  list: { method: 'GET', path: '/api/stripe/billings', permission: 'get:payments' },
  exportList: { method: 'GET', path: '/api/stripe/billings/export', permission: 'get:payments', reply: 'file' },
  get: { method: 'GET', path: '/api/stripe/billings/{id}', permission: 'get:payments' },
  margin: { method: 'GET', path: '/api/stripe/billings/{id}/margin', permission: 'get:carrier-bills' },
  pdf: { method: 'GET', path: '/api/stripe/billings/{id}/pdf', permission: 'get:payments', reply: 'file' },
  history: { method: 'GET', path: '/api/stripe/history', permission: 'get:payments' },
  files: { method: 'GET', path: '/api/stripe/files', permission: 'get:payments' },
  sendBilling: { method: 'POST', path: '/api/stripe/send-billing', permission: 'post:payments' },
  credit: { method: 'POST', path: '/api/stripe/billings/{id}/credit-notes', permission: 'post:billing' },
  receive: { method: 'POST', path: '/api/stripe/received-payments', permission: 'post:billing' },
  recordRefund: { method: 'POST', path: '/api/stripe/billings/{id}/sent-refunds', permission: 'post:billing' },
  statement: {
    method: 'GET',
    path: '/api/accounts/get-statement',
    permission: 'signed-in',
    closedToFreightSystem: true,
  },
  statementFile: {
    method: 'GET',
    path: '/api/accounts/get-statement/file',
    permission: 'signed-in',
    closedToFreightSystem: true,
    reply: 'file',
  },
  uploadStatement: {
    method: 'POST',
    path: '/api/accounts/{id}/upload-statement',
    permission: 'post:billing',
    encoding: 'multipart',
  },
  uploadedStatement: {
    method: 'GET',
    path: '/api/accounts/statements/{id}',
    permission: 'signed-in',
    closedToFreightSystem: true,
    reply: 'file',
  },
} as const satisfies Calls;
