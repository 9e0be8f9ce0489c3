import type { Calls } from '../http/endpoint.ts';

export const placesCalls = {
  locations: {
    method: 'GET',
    path: '/api/locations',
    permission: 'get:locations',
  },
  exportLocations: {
    method: 'GET',
    path: '/api/locations/export',
    permission: 'get:locations',
    reply: 'file',
  },
  importLocations: {
    method: 'POST',
    path: '/api/locations/import',
    permission: 'post:locations',
    encoding: 'multipart',
  },
  location: {
    method: 'GET',
    path: '/api/locations/{id}',
    permission: 'get:locations',
  },
  addLocation: {
    method: 'POST',
    path: '/api/locations',
    permission: 'post:locations',
  },
  changeLocation: {
    method: 'PATCH',
    path: '/api/locations/{id}',
    permission: 'patch:locations',
  },
  removeLocation: {
    method: 'DELETE',
    path: '/api/locations/{id}',
    permission: 'delete:locations',
  },
  verifyStop: {
    method: 'GET',
    path: '/api/address/verify-stop/account/{id}',
    permission: 'get:stops',
  },
  coordinates: {
    method: 'GET',
    path: '/api/distance/coordinates',
    permission: 'get:distance-coordinates',
  },
  timezone: {
    method: 'GET',
    path: '/api/timezone-validation',
    permission: 'get:stops',
  },
} as const satisfies Calls;
