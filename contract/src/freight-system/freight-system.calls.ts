import type { Calls } from '../http/endpoint.ts';

export const freightSystemCalls = {
  companyExists: {
    method: 'GET',
    path: '/api/magaya-company/exist/{id}',
    permission: 'get:accounts',
  },
  clients: {
    method: 'GET',
    path: '/api/magaya-entity/client',
    permission: 'get:accounts',
  },
  contacts: {
    method: 'GET',
    path: '/api/magaya-entity/client/contacts',
    permission: 'get:accounts',
  },
} as const satisfies Calls;
