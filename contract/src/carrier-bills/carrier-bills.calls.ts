import type { Calls } from '../http/endpoint.ts';

/** All of them are the operator's alone: a bill may be of any account, or of none yet. */
export const carrierBillsCalls = {
  list: { method: 'GET', path: '/api/carrier-bills', permission: 'get:carrier-bills', acrossAccounts: true },
  get: { method: 'GET', path: '/api/carrier-bills/{id}', permission: 'get:carrier-bills', acrossAccounts: true },
  take: { method: 'POST', path: '/api/carrier-bills', permission: 'post:carrier-bills', acrossAccounts: true },
  takeFile: {
    method: 'POST',
    path: '/api/carrier-bills/files',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
    encoding: 'multipart',
  },
  match: {
    method: 'POST',
    path: '/api/carrier-bills/{id}/match',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
  decide: {
    method: 'PATCH',
    path: '/api/carrier-bills/{id}/differences',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
  nameCharge: {
    method: 'POST',
    path: '/api/carrier-bills/{id}/charges',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
  chargeNames: {
    method: 'GET',
    path: '/api/carrier-bills/charge-names',
    permission: 'get:carrier-bills',
    acrossAccounts: true,
  },
  keepChargeName: {
    method: 'POST',
    path: '/api/carrier-bills/charge-names',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
  packet: {
    method: 'POST',
    path: '/api/carrier-bills/{id}/packet',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
    reply: 'file',
  },
  approve: {
    method: 'POST',
    path: '/api/carrier-bills/{id}/approve',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
  pay: { method: 'POST', path: '/api/carrier-bills/{id}/pay', permission: 'post:carrier-bills', acrossAccounts: true },
  void: {
    method: 'POST',
    path: '/api/carrier-bills/{id}/void',
    permission: 'post:carrier-bills',
    acrossAccounts: true,
  },
} as const satisfies Calls;
