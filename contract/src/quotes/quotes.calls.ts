import type { Calls } from '../http/endpoint.ts';

export const quotesCalls = {
  list: {
    method: 'GET',
    path: '/api/loads/{id}/carriers',
    permission: 'get:carriers',
  },
  earlier: {
    method: 'GET',
    path: '/api/loads/{id}/carriers/earlier',
    permission: 'get:carriers',
  },
  tryMarkup: {
    method: 'GET',
    path: '/api/loads/{id}/carriers/markups',
    permission: 'patch:carriers',
  },
  setMarkup: {
    method: 'PATCH',
    path: '/api/loads/{id}/carriers/markups',
    permission: 'patch:carriers',
  },
  request: {
    method: 'POST',
    path: '/api/loads/{id}/quote',
    permission: 'post:quote',
  },
  askOperations: {
    method: 'POST',
    path: '/api/loads/{id}/operations',
    permission: 'post:quote',
  },
} as const satisfies Calls;
