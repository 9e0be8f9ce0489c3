import { authCalls } from '@portal/contract/auth/auth.calls.ts';
import type { auth as authRows } from '@portal/contract/auth/auth.contract.ts';
import { api, callsOf } from '../api/api.ts';
import { wipeDrafts } from '../forms/wipe-drafts.ts';
import { stopActing } from './acting-session.ts';
import { loginAddress } from './next-address.ts';
import { clearSession, hasSession } from './session.ts';

const auth = callsOf<typeof authRows>(authCalls);

/**
 * Leaves for the login page with a full load, so that nothing of the session stays in memory.
 * Drafts go only when a person signs out: an expired session costs neither what they typed nor where they were.
 */
export const signOut = async (cause: 'requested' | 'forced'): Promise<void> => {
  if (cause === 'requested') {
    // Ends the own session, and with it the one in which this tab acts for another account.
    stopActing();
    // The session also ends on the server; without a connection it ends here all the same.
    if (hasSession()) await api(auth.signOut, {}).catch(() => undefined);
    await wipeDrafts();
  }
  clearSession();
  const { pathname, search, hash } = window.location;
  window.location.assign(cause === 'requested' ? '/login' : loginAddress(`${pathname}${search}${hash}`));
};
