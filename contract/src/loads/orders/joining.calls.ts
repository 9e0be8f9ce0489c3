import type { Calls } from '../../http/endpoint.ts';

/** Two orders from one door to another on one day travel as one load. */
export const joiningCalls = {
  read: { method: 'GET', path: '/api/loads/{id}/joining', permission: 'get:loads' },
  join: { method: 'POST', path: '/api/loads/join', permission: 'post:loads' },
  part: { method: 'POST', path: '/api/loads/{id}/part', permission: 'post:loads' },
} as const satisfies Calls;
