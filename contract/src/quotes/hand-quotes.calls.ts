import type { Calls } from '../http/endpoint.ts';

export const drayagePricesCalls = {
  rates: {
    method: 'GET',
    path: '/api/drayage/rates',
    permission: 'get:quote',
    listsErrors: true,
  },
  waiting: {
    method: 'GET',
    path: '/api/drayage/operations',
    permission: 'get:operations-quote',
    acrossAccounts: true,
    listsErrors: true,
  },
  quoteByHand: {
    method: 'POST',
    path: '/api/drayage/{load_id}/quote',
    permission: 'post:operations-quote',
    listsErrors: true,
  },
  handBack: {
    method: 'POST',
    path: '/api/drayage/{load_id}/hand-back',
    permission: 'post:operations-quote',
    listsErrors: true,
  },
} as const satisfies Calls;
