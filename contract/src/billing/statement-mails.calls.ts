import type { Calls } from '../http/endpoint.ts';

/** Statements by e-mail, on schedule and at once. */
export const statementMailCalls = {
  schedule: {
    method: 'GET',
    path: '/api/accounts/statement-schedule',
    permission: 'get:payments',
    closedToFreightSystem: true,
  },
  changeSchedule: {
    method: 'PATCH',
    path: '/api/accounts/{id}/statement-schedule',
    permission: 'post:payments',
    closedToFreightSystem: true,
  },
  preview: {
    method: 'GET',
    path: '/api/accounts/statement-mail',
    permission: 'get:payments',
    closedToFreightSystem: true,
  },
  send: {
    method: 'POST',
    path: '/api/accounts/{id}/send-statement',
    permission: 'post:payments',
    closedToFreightSystem: true,
  },
} as const satisfies Calls;
