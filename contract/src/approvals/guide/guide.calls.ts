import type { Calls } from '../../http/endpoint.ts';

export const guideCalls = {
  read: { method: 'GET', path: '/api/routing-guide', permission: 'get:approval-rule' },
  publish: { method: 'PATCH', path: '/api/routing-guide', permission: 'patch:approval-rule', ownSession: true },
  versions: { method: 'GET', path: '/api/routing-guide/versions', permission: 'get:approval-rule' },
  try: { method: 'POST', path: '/api/routing-guide/trial', permission: 'get:approval-rule' },
  ofLoad: { method: 'GET', path: '/api/loads/{id}/routing-guide', permission: 'get:carriers' },
} as const satisfies Calls;
