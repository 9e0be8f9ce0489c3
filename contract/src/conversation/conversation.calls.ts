import type { Calls } from '../http/endpoint.ts';

export const conversationCalls = {
  read: { method: 'GET', path: '/api/loads/{id}/conversation', permission: 'get:conversation' },
  people: { method: 'GET', path: '/api/loads/{id}/conversation/people', permission: 'get:conversation' },
  write: { method: 'POST', path: '/api/loads/{id}/conversation', permission: 'post:conversation' },
  change: {
    method: 'PATCH',
    path: '/api/loads/{id}/conversation/{message_id}',
    permission: 'post:conversation',
  },
  remove: {
    method: 'DELETE',
    path: '/api/loads/{id}/conversation/{message_id}',
    permission: 'post:conversation',
  },
  markRead: {
    method: 'POST',
    path: '/api/loads/{id}/conversation/read',
    permission: 'get:conversation',
    ownSession: true,
  },
  watch: {
    method: 'PATCH',
    path: '/api/loads/{id}/watch',
    permission: 'get:conversation',
    ownSession: true,
  },
  assign: { method: 'PATCH', path: '/api/loads/{id}/assignee', permission: 'post:conversation' },
} as const satisfies Calls;
