import type { Calls } from '../http/endpoint.ts';

export const loadPartsCalls = {
  accessorials: {
    method: 'GET',
    path: '/api/loads/{id}/accessorials',
    permission: 'get:load-accessorials',
  },
  addAccessorials: {
    method: 'POST',
    path: '/api/loads/{id}/accessorials',
    permission: 'post:load-accessorials',
  },
  removeAccessorialOfLoad: {
    method: 'DELETE',
    path: '/api/loads/{id}/accessorials',
    permission: 'delete:load-accessorials',
  },
  listAccessorials: {
    method: 'GET',
    path: '/api/load-accessorials',
    permission: 'get:load-accessorials',
  },
  addAccessorial: {
    method: 'POST',
    path: '/api/load-accessorials',
    permission: 'post:load-accessorials',
  },
  changeAccessorial: {
    method: 'PATCH',
    path: '/api/load-accessorials/{id}',
    permission: 'patch:load-accessorials',
  },
  removeAccessorial: {
    method: 'DELETE',
    path: '/api/load-accessorials/{id}',
    permission: 'delete:load-accessorials',
  },
  addLineItem: {
    method: 'POST',
    path: '/api/loads/{id}/line-items',
    permission: 'post:line-items',
  },
  changeLineItem: {
    method: 'PATCH',
    path: '/api/loads/{id}/line-items/{line_item_id}',
    permission: 'patch:line-items',
  },
  removeLineItem: {
    method: 'DELETE',
    path: '/api/loads/{id}/line-items/{line_item_id}',
    permission: 'delete:line-items',
  },
  changeResidential: {
    method: 'PATCH',
    path: '/api/loads/{id}/residential',
    permission: 'patch:loads',
  },
  changeStop: {
    method: 'PATCH',
    path: '/api/loads/{id}/stops/{stop_id}',
    permission: 'patch:stops',
  },
} as const satisfies Calls;
