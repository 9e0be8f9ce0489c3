import type { Calls } from '../http/endpoint.ts';

/** Mails about loads to people outside the account: receivers, senders and brokers of its freight. */
export const noticesCalls = {
  ofLoad: { method: 'GET', path: '/api/loads/{load_id}/notices', permission: 'post:share-files' },
  change: {
    method: 'PATCH',
    path: '/api/loads/{load_id}/notices',
    permission: 'post:share-files',
    notSignedInAs: true,
  },
  refusals: { method: 'GET', path: '/api/notice-refusals', permission: 'get:locations' },
} as const satisfies Calls;
