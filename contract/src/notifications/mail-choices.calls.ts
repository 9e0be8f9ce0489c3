import type { Calls } from '../http/endpoint.ts';

/** Which mails a person gets: chosen by themselves, or with the link at the foot of a mail, without signing in. */
export const mailChoicesCalls = {
  mine: {
    method: 'GET',
    path: '/api/mail-choices',
    permission: 'signed-in',
    ownSession: true,
    closedToBranded: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/mail-choices',
    permission: 'signed-in',
    ownSession: true,
    closedToBranded: true,
  },
  subscription: {
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    permission: 'public',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    permission: 'public',
    encoding: 'multipart',
  },
  subscribeAgain: {
    method: 'POST',
    path: '/api/unsubscribe/{token}/undo',
    permission: 'public',
  },
} as const satisfies Calls;
