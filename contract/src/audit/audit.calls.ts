import type { Calls } from '../http/endpoint.ts';

export const auditCalls = {
  list: {
    method: 'GET',
    path: '/api/audit-entries',
    permission: 'get:audit',
  },
  exportList: {
    method: 'GET',
    path: '/api/audit-entries/export',
    permission: 'get:audit',
    reply: 'file',
  },
} as const satisfies Calls;
