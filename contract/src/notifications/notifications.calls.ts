import type { Calls } from '../http/endpoint.ts';

/** What concerns the caller alone: nobody else reads or changes it. */
export const notificationsCalls = {
  list: {
    method: 'GET',
    path: '/api/notifications',
    permission: 'signed-in',
    ownSession: true,
  },
  count: {
    method: 'GET',
    path: '/api/notifications/count',
    permission: 'signed-in',
    ownSession: true,
  },
  markRead: {
    method: 'POST',
    path: '/api/notifications/read',
    permission: 'signed-in',
    ownSession: true,
  },
} as const satisfies Calls;
