/** A session in which the person acts for another account, kept by this tab alone: others stay with the own account. */
type ActingSession = { access_token: string; expires_at: number };

const key = 'portal.acting_session';

/** Acts for another account from the next call on. `expires_in` is in seconds. */
export const startActing = ({ access_token, expires_in }: { access_token: string; expires_in: number }): void => {
  const session: ActingSession = { access_token, expires_at: Date.now() + expires_in * 1000 };
  sessionStorage.setItem(key, JSON.stringify(session));
};

/** The token of that session; null where this tab acts for the own account. */
export const actingToken = (): string | null => {
  try {
    const session = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ActingSession | null;
    return session && session.expires_at > Date.now() ? session.access_token : null;
  } catch {
    return null;
  }
};

/** Goes back to the own account with the next call. */
export const stopActing = (): void => sessionStorage.removeItem(key);
