import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startActing, stopActing } from './acting-session.ts';
import { clearSession, freshToken, hasSession, startSession } from './session.ts';

const tokens = (access_token: string, expires_in: number) =>
  ({ access_token, refresh_token: `r-${access_token}`, token_type: 'bearer', expires_in }) as const;
const fetchMock = vi.fn<typeof fetch>();

/** jsdom has no locks; this one runs its holders one after another, as browsers do across tabs. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return { request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)) };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  Object.defineProperty(navigator, 'locks', { value: oneAtATime(), configurable: true });
});
afterEach(() => {
  fetchMock.mockReset();
  clearSession();
});

it('hands out a token that is still fresh without a call', async () => {
  startSession(tokens('one', 600));
  await expect(freshToken()).resolves.toBe('one');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('refreshes once for many callers shortly before the token expires', async () => {
  startSession(tokens('old', 30));
  fetchMock.mockImplementation(async () => Response.json(tokens('new', 600)));
  await expect(Promise.all([freshToken(), freshToken(), freshToken()])).resolves.toEqual(['new', 'new', 'new']);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('keeps the old token when the refresh is refused, so that the 401 decides', async () => {
  startSession(tokens('old', 30));
  fetchMock.mockResolvedValue(new Response(null, { status: 401 }));
  await expect(freshToken()).resolves.toBe('old');
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('failed to fetch'))],
  ['has no time', async () => new Response(null, { status: 503 })],
  ['has been called too often', async () => new Response(null, { status: 429 })],
])(
  'ends no session because the server %s: the old token counts to its end, and the next call asks again',
  async (_why, answer) => {
    fetchMock.mockImplementation(answer);
    startSession(tokens('old', 30));
    await expect(freshToken()).resolves.toBe('old');
    startSession(tokens('old', -1));
    await expect(freshToken()).rejects.toThrow('renewed');
    expect(hasSession()).toBe(true);
    fetchMock.mockImplementation(async () => Response.json(tokens('new', 600)));
    await expect(freshToken()).resolves.toBe('new');
  },
);

it('does not bring back a session that another tab has ended while the answer was on its way', async () => {
  startSession(tokens('old', 30));
  fetchMock.mockImplementation(async () => {
    clearSession();
    return Response.json(tokens('new', 600));
  });
  await expect(freshToken()).resolves.toBeNull();
  expect(hasSession()).toBe(false);
});

it('forgets everything on the way to the login page', () => {
  startSession(tokens('one', 600));
  clearSession();
  expect(hasSession()).toBe(false);
});

describe('acting for another account', () => {
  it('uses its token until it stops, and the own one afterwards', async () => {
    startSession(tokens('own', 600));
    startActing({ access_token: 'acting', expires_in: 1800 });
    expect(await freshToken()).toBe('acting');
    stopActing();
    expect(await freshToken()).toBe('own');
  });

  it('is over with its time, and with the own session', async () => {
    startSession(tokens('own', 600));
    startActing({ access_token: 'acting', expires_in: -1 });
    expect(await freshToken()).toBe('own');
    startActing({ access_token: 'acting', expires_in: 1800 });
    clearSession();
    expect(await freshToken()).toBeNull();
  });
});
