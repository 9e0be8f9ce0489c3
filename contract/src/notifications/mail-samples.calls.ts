import type { Calls } from '../http/endpoint.ts';

/** Mails as they are sent, with made-up data: for whoever chooses which of them an account gets. */
export const mailSamplesCalls = {
  read: {
    method: 'GET',
    path: '/api/mail-samples/{name}',
    permission: 'patch:accounts',
    ownSession: true,
    closedToBranded: true,
  },
  send: {
    method: 'POST',
    path: '/api/mail-samples/{name}/send',
    permission: 'patch:accounts',
    ownSession: true,
    closedToBranded: true,
  },
} as const satisfies Calls;
