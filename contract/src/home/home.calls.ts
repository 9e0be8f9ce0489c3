import type { Calls } from '../http/endpoint.ts';

/** News on the home screen. Accounts of the freight system have no home. */
export const homeCalls = {
  list: {
    method: 'GET',
    path: '/api/home',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  add: {
    method: 'POST',
    path: '/api/home',
    permission: 'post:home',
  },
  change: {
    method: 'PATCH',
    path: '/api/home/{id}',
    permission: 'patch:home',
  },
  remove: {
    method: 'DELETE',
    path: '/api/home/{id}',
    permission: 'delete:home',
  },
} as const satisfies Calls;

/** Pictures and videos that the home screen shows one after the other. */
export const carouselCalls = {
  list: {
    method: 'GET',
    path: '/api/carousel',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  add: {
    method: 'POST',
    path: '/api/carousel',
    permission: 'post:home',
  },
  change: {
    method: 'PATCH',
    path: '/api/carousel/{id}',
    permission: 'patch:home',
  },
  remove: {
    method: 'DELETE',
    path: '/api/carousel/{id}',
    permission: 'delete:home',
  },
  giveImage: {
    method: 'POST',
    path: '/api/carousel/{id}/image',
    permission: 'post:home',
    encoding: 'multipart',
  },
  giveVideo: {
    method: 'POST',
    path: '/api/carousel/{id}/video',
    permission: 'post:home',
    encoding: 'multipart',
  },
  changeOrder: {
    method: 'PATCH',
    path: '/api/carousel/order',
    permission: 'patch:home',
  },
  media: {
    method: 'GET',
    path: '/api/carousel-media/{name}',
    permission: 'public',
    reply: 'file',
  },
} as const satisfies Calls;
