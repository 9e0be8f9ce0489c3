import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const roundMs = 300_000;
const [earlier, present, later] = ['20260101T080000Z-aaaa', '20260201T080000Z-bbbb', '20260301T080000Z-cccc'];
const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 } as const;

/** What the next question of a page is answered with; the last one over and over. */
let served: Response[] = [];
const serve = (...versions: string[]): void => {
  served = versions.map((version) => Response.json({ version }));
};
const wait = (rounds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(rounds * roundMs);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve((served.length > 1 ? served.shift() : served[0])?.clone()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const signIn = async (): Promise<void> => (await import('../session/session.ts')).startSession(tokens);
const isSignedIn = async (): Promise<boolean> => (await import('../session/session.ts')).hasSession();

/** A tab of its own, with the page of this version; answers why its session, or its page, is over. */
const openTab = async (version: string): Promise<string[]> => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="app-version" content="${version}">`;
  const { clearSession } = await import('../session/session.ts');
  const { onSessionEnd } = await import('../session/session-end.ts');
  const reasons: string[] = [];
  onSessionEnd((reason) => {
    if (reason !== 'old_page') clearSession();
    reasons.push(reason);
  });
  (await import('./version-check.ts')).startVersionCheck();
  return reasons;
};

it('lets a session go on for as long as the page’s own version is served, wherever it was built', async () => {
  await signIn();
  const tab = await openTab(present);
  serve(present, '20260201T091500Z-bbbb');
  await wait(20);
  expect(tab).toEqual([]);
});

it.each([later, 'a-name-without-a-moment'])('ends the session at the first answer that names %s', async (version) => {
  await signIn();
  const tab = await openTab(present);
  serve(version);
  await wait(1);
  expect(tab).toEqual(['new_version']);
  expect(await isSignedIn()).toBe(false);
});

it.each([
  ['a page of somebody else', () => new Response('<!doctype html><title>Sign in to the hotel</title>')],
  ['a server that is too busy', () => Response.json({ version: later }, { status: 503 })],
  ['no version', () => Response.json({ version: 7 })],
  ['nothing', () => Response.json(null)],
])('takes %s for no answer', async (_what, answer) => {
  await signIn();
  const tab = await openTab(present);
  served = [answer()];
  await wait(4);
  expect(tab).toEqual([]);
});

it('does not take an old server in the middle of a restart for a new version', async () => {
  await signIn();
  const tab = await openTab(present);
  serve(earlier, earlier, present, earlier, earlier, present);
  await wait(8);
  expect(tab).toEqual([]);
});

it('follows the operator back to an earlier version once no server has another', async () => {
  await signIn();
  const tab = await openTab(present);
  serve(earlier);
  await wait(2);
  expect(tab).toEqual([]);
  await wait(1);
  expect(tab).toEqual(['new_version']);
});

it('signs a browser out once, whatever its pages and servers are at', async () => {
  await signIn();
  const one = await openTab(present);
  const other = await openTab(present);
  serve(later);
  await wait(1);
  expect([one, other]).toEqual([['new_version'], ['new_version']]);

  // The sign-in came from a server that is still of the earlier version: its page is the old one again.
  await signIn();
  const again = await openTab(present);
  serve(present, later);
  await wait(2);
  expect(again).toEqual(['old_page']);
  expect(await isSignedIn()).toBe(true);
  const next = await openTab(later);
  await wait(5);
  expect(next).toEqual([]);
});

it('names the new version also where a refused call notices first that the session is over', async () => {
  const tab = await openTab(present);
  const { keepSessionVersion } = await import('../session/page-version.ts');
  const { endSession } = await import('../session/session-end.ts');
  keepSessionVersion(later);
  endSession('expired');
  expect(tab).toEqual(['new_version']);
});

it('leaves the session to a tab that has begun it with the new version', async () => {
  await signIn();
  const old = await openTab(present);
  await openTab(later);
  document.head.innerHTML = '';
  serve(later);
  await wait(1);
  expect(old).toEqual(['old_page']);
  expect(await isSignedIn()).toBe(true);
});

it('says nothing to a guest', async () => {
  const guest = await openTab(present);
  serve(later);
  await wait(3);
  expect(guest).toEqual([]);
});
