import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import { actingToken, stopActing } from './acting-session.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

type Session = { access_token: string; refresh_token: string; expires_at: number };

const refreshAheadMs = 60_000;

/** True when somebody is signed in, whether or not the token is still fresh. */
export const hasSession = (): boolean => readSession() !== null;

/** Keeps the tokens of a sign-in or a refresh. `expires_in` is in seconds. */
export const startSession = (tokens: Tokens): void =>
  writeStored(storedKeys.session, {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: Date.now() + tokens.expires_in * 1000,
  } satisfies Session);

const keptForOnePerson = [
  'session',
  'userSettings',
  'unsavedLanguage',
  'myLoadsTable',
  'myLoadsView',
  'claimsTable',
  'dispatchTable',
  'failedJobsTable',
  'auditTable',
] as const;

/** Forgets the tokens, the user's settings and how lists looked, as /login does on entry. */
export const clearSession = (): void => {
  stopActing();
  for (const key of keptForOnePerson) writeStored(storedKeys[key], null);
};

/**
 * The bearer token for the next call, refreshed when it is about to expire; null when signed out. Rejects where it is
 * over and the server cannot be reached for the next. A tab that acts for another account has a token without refresh.
 * One tab refreshes, the others wait for it and take its result: a refresh token works once.
 */
export const freshToken = async (): Promise<string | null> => {
  const acting = actingToken();
  if (acting) return acting;
  const session = readSession();
  if (!session || isFresh(session)) return session?.access_token ?? null;
  return withRefreshLock(async () => {
    const latest = readSession();
    if (!latest || isFresh(latest)) return latest?.access_token ?? null;
    return refresh(latest);
  });
};

const readSession = (): Session | null => readStored<Session>(storedKeys.session);

const isFresh = (session: Session): boolean => session.expires_at - Date.now() > refreshAheadMs;

/** Whether an answer is the server's own no, and neither a lost line nor a server that has no time. */
const isRefusal = (response: Response | null): boolean =>
  response !== null && response.status >= 400 && response.status < 500 && response.status !== 429;

/**
 * A refused refresh hands out the old token: the server's 401 then ends the session in one place. One that did not reach
 * the server ends nothing: the old token is used to its end, and after that calls fail like any without a connection.
 */
const refresh = async (session: Session): Promise<string | null> => {
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  }).catch(() => null);
  if (!response?.ok) {
    if (isRefusal(response) || session.expires_at > Date.now()) return session.access_token;
    throw new Error('the session could not be renewed');
  }
  const tokens = (await response.json()) as Tokens;
  // Another tab may have ended the session meanwhile, or begun one: that is not undone.
  const latest = readSession();
  if (latest?.refresh_token !== session.refresh_token) return latest?.access_token ?? null;
  startSession(tokens);
  return tokens.access_token;
};

const withRefreshLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('portal.refresh', work) : work();
