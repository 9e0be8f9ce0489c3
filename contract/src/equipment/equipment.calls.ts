import type { Calls } from '../http/endpoint.ts';

export const equipmentCalls = {
  list: {
    method: 'GET',
    path: '/api/trucks-types',
    permission: 'get:truck-type',
  },
  add: {
    method: 'POST',
    path: '/api/trucks-types',
    permission: 'post:truck-type',
  },
  change: {
    method: 'PATCH',
    path: '/api/trucks-types/{id}',
    permission: 'patch:truck-type',
  },
  changeImage: {
    method: 'PATCH',
    path: '/api/trucks-types/{id}/image',
    permission: 'patch:truck-type',
    encoding: 'multipart',
  },
  remove: {
    method: 'DELETE',
    path: '/api/trucks-types/{id}',
    permission: 'delete:truck-type',
  },
  image: {
    method: 'GET',
    path: '/api/truck-images/{name}',
    permission: 'public',
    reply: 'file',
  },
} as const satisfies Calls;
