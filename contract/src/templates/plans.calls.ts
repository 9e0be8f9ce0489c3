import type { Calls } from '../http/endpoint.ts';

/** Plans act later in the name of whoever writes them, so that no key and nobody signed in as another account may. */
export const plansCalls = {
  list: { method: 'GET', path: '/api/recurring-loads', permission: 'get:templates' },
  get: { method: 'GET', path: '/api/recurring-loads/{id}', permission: 'get:templates' },
  add: { method: 'POST', path: '/api/recurring-loads', permission: 'post:templates', ownSession: true },
  change: { method: 'PATCH', path: '/api/recurring-loads/{id}', permission: 'patch:templates', ownSession: true },
  skip: {
    method: 'POST',
    path: '/api/recurring-loads/{id}/skipped-days',
    permission: 'patch:templates',
    ownSession: true,
  },
  unskip: {
    method: 'DELETE',
    path: '/api/recurring-loads/{id}/skipped-days/{day}',
    permission: 'patch:templates',
    ownSession: true,
  },
} as const satisfies Calls;
