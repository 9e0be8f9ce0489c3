import {
  compareVersions,
  isPageOutdated,
  keepSessionVersion,
  pageVersion,
  sessionVersion,
  type Version,
} from '../session/page-version.ts';
import { endSession } from '../session/session-end.ts';
import { hasSession } from '../session/session.ts';

const intervalMs = 300_000;

/**
 * While servers restart one after the other, old ones still answer: only so many answers in a row, and none of another
 * version between them, say that an earlier version is served again for good.
 */
const settledAnswers = 3;

/** Asks every five minutes which version is served, and ends the session when it is another than the page's. */
export const startVersionCheck = (): void => {
  const own = pageVersion();
  if (!own) return;
  if (!isPageOutdated()) keepSessionVersion(own);
  let wasSignedIn = hasSession();
  let last: Version | null = null;
  let answers = 0;
  setInterval(async () => {
    wasSignedIn ||= hasSession();
    const served = await servedVersion();
    if (!served) return;
    answers = served === last ? answers + 1 : 1;
    last = served;
    const standing = compareVersions(served, own);
    const isSettled = answers >= settledAnswers;
    if (standing === 'same' && isSettled) keepSessionVersion(own);
    if (standing === 'newer' || (standing === 'older' && isSettled)) leaveFor(served, wasSignedIn);
  }, intervalMs);
};

/** Ends the session, unless somebody has signed in to that version already: then the page alone is of the past. */
const leaveFor = (version: Version, wasSignedIn: boolean): void => {
  if (hasSession()) endSession(sessionVersion() === version ? 'old_page' : 'new_version');
  // Another page of this browser has ended it. Guests have no session that could end.
  else if (wasSignedIn) endSession('new_version');
  // Only now: another page that finds the version kept takes the session for one begun with it.
  keepSessionVersion(version);
};

/** Null without an answer that names one: offline, in the middle of a deployment, or behind somebody else's page. */
const servedVersion = async (): Promise<Version | null> => {
  try {
    const response = await fetch(`/meta.json?t=${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return null;
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === 'string' && version !== '' ? version : null;
  } catch {
    return null;
  }
};
