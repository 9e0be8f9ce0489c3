import type { Calls } from '../http/endpoint.ts';

/** The ledger for accounting software: the operator's alone. */
export const ledgerExportCalls = {
  totals: { method: 'GET', path: '/api/stripe/ledger', permission: 'post:billing', acrossAccounts: true },
  file: {
    method: 'GET',
    path: '/api/stripe/ledger/file',
    permission: 'post:billing',
    acrossAccounts: true,
    reply: 'file',
  },
} as const satisfies Calls;
