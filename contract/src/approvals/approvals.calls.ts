import type { Calls } from '../http/endpoint.ts';

export const approvalsCalls = {
  list: { method: 'GET', path: '/api/approvals', permission: 'get:approval' },
  read: { method: 'GET', path: '/api/approvals/{id}', permission: 'get:approval' },
  ask: { method: 'POST', path: '/api/loads/{id}/approval', permission: 'post:tender' },
  approve: { method: 'POST', path: '/api/approvals/{id}/approve', permission: 'post:approval', ownSession: true },
  sendBack: { method: 'POST', path: '/api/approvals/{id}/send-back', permission: 'post:approval', ownSession: true },
  propose: { method: 'POST', path: '/api/approvals/{id}/propose', permission: 'post:approval', ownSession: true },
  withdraw: { method: 'POST', path: '/api/approvals/{id}/withdraw', permission: 'post:tender' },
  deputies: { method: 'GET', path: '/api/approval-deputies', permission: 'post:approval', ownSession: true },
  addDeputy: { method: 'POST', path: '/api/approval-deputies', permission: 'post:approval', ownSession: true },
  removeDeputy: {
    method: 'DELETE',
    path: '/api/approval-deputies/{id}',
    permission: 'post:approval',
    ownSession: true,
  },
  rules: { method: 'GET', path: '/api/approval-rules', permission: 'get:approval-rule' },
  changeRules: { method: 'PATCH', path: '/api/approval-rules', permission: 'patch:approval-rule', ownSession: true },
  ruleVersions: { method: 'GET', path: '/api/approval-rules/versions', permission: 'get:approval-rule' },
} as const satisfies Calls;
