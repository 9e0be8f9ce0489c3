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
  signIn: {
    method: 'POST',
    path: '/api/auth/magaya/access-token',
    permission: 'public',
  },
  validate: {
    method: 'POST',
    path: '/api/auth/magaya/validate',
    permission: 'patch:accounts',
  },
  connection: {
    method: 'GET',
    path: '/api/auth/magaya/credentials',
    permission: 'post:accounts',
    ownSession: true,
  },
  changeConnection: {
    method: 'PATCH',
    path: '/api/auth/magaya/credentials',
    permission: 'post:accounts',
    ownSession: true,
  },
  registerUser: {
    method: 'POST',
    path: '/api/users/magaya/register',
    permission: 'post:accounts',
  },
  changeMarkups: {
    method: 'PATCH',
    path: '/api/accounts/magaya/markups',
    permission: 'post:accounts',
  },
} as const satisfies Calls;
