import type { Calls } from '../http/endpoint.ts';

export const assignmentsCalls = {
  waiting: {
    method: 'GET',
    path: '/api/assignments',
    permission: 'get:assignment',
  },
  exportWaiting: {
    method: 'GET',
    path: '/api/assignments/export',
    permission: 'get:assignment',
    reply: 'file',
  },
  assign: {
    method: 'POST',
    path: '/api/assignments/{load_id}',
    permission: 'post:assignment',
  },
  decline: {
    method: 'POST',
    path: '/api/assignments/{load_id}/decline',
    permission: 'post:assignment',
  },
  ofLoad: {
    method: 'GET',
    path: '/api/loads/{load_id}/assignment',
    permission: 'get:loads',
  },
  reportProgress: {
    method: 'POST',
    path: '/api/loads/{load_id}/progress',
    permission: 'post:assignment',
    encoding: 'multipart',
  },
} as const satisfies Calls;
