import type { Me } from '@portal/contract/users/users.contract.ts';
import { freshToken, hasSession } from './session.ts';
import { readStored, storedKeys } from './stored.ts';

/** Who is signed in. */
const userAddress = '/api/users/me/complete';
/** The queue of a shipper's home screen, as it requests it. */
const queueAddress = '/api/statistics/attention?skip=0&limit=6';

/** Whether the reader's home screen was a shipper's when the portal was open last. */
const hadShipperHome = (): boolean => {
  const { permissions = [] } = readStored<Partial<Me['settings']>>(storedKeys.userSettings) ?? {};
  return permissions.includes('get:home') && !permissions.includes('get:operator-statistics');
};

const homeAddresses = ['/', '/home'];

/** Whether somebody signed in opens the portal where most visits begin. */
export const isUsualStart = (): boolean =>
  hasSession() && [...homeAddresses, '/my-loads'].includes(window.location.pathname);

/** What the first screen begins with; with a query it may show something else. */
const firstAddresses = (): readonly string[] => {
  if (!isUsualStart() || window.location.search) return [];
  const isHome = homeAddresses.includes(window.location.pathname);
  return isHome && hadShipperHome() ? [userAddress, queueAddress] : [userAddress];
};

/** Nobody takes an answer later than that. */
const usefulMs = 10_000;

type Early = { token: string; response: Promise<Response> };
const early = new Map<string, Early>();

/** Requests what the first screen begins with; does nothing where that is not known or nobody is signed in. */
const requestEarly = async (): Promise<void> => {
  const addresses = firstAddresses();
  const token = addresses.length > 0 ? await freshToken() : null;
  if (!token) return;
  for (const address of addresses) {
    const response = fetch(address, { headers: { authorization: `Bearer ${token}` } });
    early.set(address, { token, response });
    // A failure is for whoever takes the answer.
    response.catch(() => undefined);
  }
  setTimeout(() => early.clear(), usefulMs);
};

// While this file is read, before the program that shows the answers: they travel beside its files, not after them.
// Without them the program asks itself.
requestEarly().catch(() => undefined);

/** The answer to a GET that was requested early in the same session, once; null where there is none. */
export const takeEarlyAnswer = (address: string, token: string | null): Promise<Response> | null => {
  const found = early.get(address);
  if (found?.token !== token) return null;
  early.delete(address);
  return found?.response ?? null;
};
