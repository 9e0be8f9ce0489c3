import type { Calls } from '../http/endpoint.ts';

export const carriersCalls = {
  list: {
    method: 'GET',
    path: '/api/carrier-db',
    permission: 'get:carriers',
  },
  details: {
    method: 'GET',
    path: '/api/carrier-db/{id}',
    permission: 'get:carriers',
  },
  alerts: {
    method: 'GET',
    path: '/api/carriers-alert',
    permission: 'get:carrier-alert',
  },
  alertFigures: {
    method: 'GET',
    path: '/api/carriers-alert/figures',
    permission: 'patch:carrier-alert',
  },
  addAlert: {
    method: 'POST',
    path: '/api/carriers-alert',
    permission: 'post:carrier-alert',
  },
  changeAlert: {
    method: 'PATCH',
    path: '/api/carriers-alert/{id}',
    permission: 'patch:carrier-alert',
  },
  removeAlert: {
    method: 'DELETE',
    path: '/api/carriers-alert/{id}',
    permission: 'delete:carrier-alert',
  },
} as const satisfies Calls;
