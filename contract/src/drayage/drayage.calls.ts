import type { Calls } from '../http/endpoint.ts';

export const drayageCalls = {
  ports: {
    method: 'GET',
    path: '/api/drayage/ports',
    permission: 'get:quote',
  },
  portsAt: {
    method: 'GET',
    path: '/api/drayage/ports/{location}',
    permission: 'get:quote',
    listsErrors: true,
  },
  carriers: {
    method: 'GET',
    path: '/api/drayage/carriers',
    permission: 'get:quote',
    listsErrors: true,
  },
  deadlines: {
    method: 'GET',
    path: '/api/drayage/deadlines',
    permission: 'get:loads',
    listsErrors: true,
  },
  get: {
    method: 'GET',
    path: '/api/drayage/{load_id}',
    permission: 'get:loads',
    listsErrors: true,
  },
  create: {
    method: 'POST',
    path: '/api/drayage',
    permission: 'post:loads',
    listsErrors: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/drayage/{load_id}',
    permission: 'patch:loads',
    listsErrors: true,
  },
  requote: {
    method: 'POST',
    path: '/api/drayage/requote/{load_id}',
    permission: 'post:quote',
    listsErrors: true,
  },
} as const satisfies Calls;

/** Loads of every mode, containers among them. */
export const copyCalls = {
  clone: {
    method: 'GET',
    path: '/api/clone/{id}',
    permission: 'get:clone',
  },
} as const satisfies Calls;
